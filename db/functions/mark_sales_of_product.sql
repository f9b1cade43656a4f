-- A product in another room: the days on which it was ordered are summed again.
create or replace function private.mark_sales_of_product() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.changed_sales_days (day)
  select distinct (o.created_at at time zone 'Africa/Cairo')::date
  from public.order_items i join public.orders o on o.id = i.order_id
  where i.product_id = new.id;
  return null;
end
$$;
alter function private.mark_sales_of_product() owner to service_role;

create or replace trigger mark_sales_of_product after update of category on public.products
  for each row when (old.category <> new.category) execute function private.mark_sales_of_product();
