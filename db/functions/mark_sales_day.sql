-- Marks the days of an order that changed what is summed.
create or replace function private.mark_sales_day() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.changed_sales_days (day)
  select distinct (placed at time zone 'Africa/Cairo')::date
  from unnest(array[
    case when tg_op <> 'INSERT' then old.created_at end,
    case when tg_op <> 'DELETE' then new.created_at end]) placed
  where placed is not null;
  return null;
end
$$;
alter function private.mark_sales_day() owner to service_role;

create or replace trigger mark_sales_day after insert or delete on public.orders
  for each row execute function private.mark_sales_day();
create or replace trigger mark_changed_sales_day after update on public.orders
  for each row when (
    (old.status, old.revenue, old.discount, old.currency, old.created_at, old.coupon_id, old.coupon_code,
      old.address ->> 'governorate', old.is_first)
    is distinct from
    (new.status, new.revenue, new.discount, new.currency, new.created_at, new.coupon_id, new.coupon_code,
      new.address ->> 'governorate', new.is_first))
  execute function private.mark_sales_day();
