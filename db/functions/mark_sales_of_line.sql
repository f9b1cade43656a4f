-- Marks the day of an order whose lines changed. The lines of an order that is being removed find no
-- order any more; it has marked the day itself.
create or replace function private.mark_sales_of_line() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.changed_sales_days (day)
  select distinct (o.created_at at time zone 'Africa/Cairo')::date from public.orders o
  where o.id in (
    case when tg_op <> 'INSERT' then old.order_id end, case when tg_op <> 'DELETE' then new.order_id end);
  return null;
end
$$;
alter function private.mark_sales_of_line() owner to service_role;

create or replace trigger mark_sales_of_line after insert or delete on public.order_items
  for each row execute function private.mark_sales_of_line();
create or replace trigger mark_sales_of_changed_line after update on public.order_items
  for each row when (
    (old.order_id, old.product_id, old.quantity, old.line_total)
    is distinct from (new.order_id, new.product_id, new.quantity, new.line_total))
  execute function private.mark_sales_of_line();
