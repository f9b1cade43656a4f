-- Adds an order to the totals of its coupon, or takes it away. By differences, so that two orders with
-- one coupon at the same time are both counted.
create or replace function private.total_coupons() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'INSERT' and old.coupon_id is not null and old.status <> 'cancelled' then
    -- A coupon that is being deleted has no row any more.
    update public.coupon_totals t
    set uses = t.uses - 1,
      saved = t.saved - private.counted_for_coupon(old.status, old.discount, old.currency),
      brought = t.brought - private.counted_for_coupon(old.status, old.revenue, old.currency)
    where t.coupon_id = old.coupon_id;
  end if;
  if tg_op <> 'DELETE' and new.coupon_id is not null and new.status <> 'cancelled' then
    insert into public.coupon_totals as t (coupon_id, uses, saved, brought)
    values (new.coupon_id, 1,
      private.counted_for_coupon(new.status, new.discount, new.currency),
      private.counted_for_coupon(new.status, new.revenue, new.currency))
    on conflict (coupon_id) do update set uses = t.uses + 1,
      saved = t.saved + excluded.saved, brought = t.brought + excluded.brought;
  end if;
  return null;
end
$$;
alter function private.total_coupons() owner to service_role;

-- At the end of the transaction: orders with one coupon wait for each other only while they commit.
drop trigger if exists total_coupon_of_new_order on public.orders;
create constraint trigger total_coupon_of_new_order after insert on public.orders
  deferrable initially deferred
  for each row when (new.coupon_id is not null) execute function private.total_coupons();
create or replace trigger total_coupon_of_changed_order after update on public.orders
  for each row when (
    (old.coupon_id, old.status, old.discount, old.revenue, old.currency)
      is distinct from (new.coupon_id, new.status, new.discount, new.revenue, new.currency)
    and (old.coupon_id is not null or new.coupon_id is not null))
  execute function private.total_coupons();
create or replace trigger total_coupon_of_removed_order after delete on public.orders
  for each row when (old.coupon_id is not null) execute function private.total_coupons();
