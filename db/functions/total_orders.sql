-- Adds an order to the totals of its account, or takes it away. By differences, so that two orders of
-- one account at the same time are both counted.
create or replace function private.total_orders() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'INSERT' and old.user_id is not null then
    -- An account that is being deleted has no row any more.
    update public.account_totals t
    set orders = t.orders - 1, spent = t.spent - private.paid_for_order(old.status, old.revenue, old.currency),
      last_order_at = case when t.last_order_at > old.created_at then t.last_order_at else (
        select max(o.created_at) from public.orders o where o.user_id = old.user_id) end
    where t.user_id = old.user_id;
  end if;
  if tg_op <> 'DELETE' and new.user_id is not null then
    insert into public.account_totals as t (user_id, orders, spent, last_order_at)
    values (new.user_id, 1, private.paid_for_order(new.status, new.revenue, new.currency), new.created_at)
    on conflict (user_id) do update set orders = t.orders + 1, spent = t.spent + excluded.spent,
      last_order_at = greatest(t.last_order_at, excluded.last_order_at);
  end if;
  return null;
end
$$;
alter function private.total_orders() owner to service_role;

create or replace trigger total_new_order after insert on public.orders
  for each row when (new.user_id is not null) execute function private.total_orders();
create or replace trigger total_changed_order after update on public.orders
  for each row when (
    (old.user_id, old.status = 'delivered', old.revenue, old.currency)
      is distinct from (new.user_id, new.status = 'delivered', new.revenue, new.currency))
  execute function private.total_orders();
create or replace trigger total_removed_order after delete on public.orders
  for each row when (old.user_id is not null) execute function private.total_orders();
