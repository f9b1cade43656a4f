-- Copies the number of sold pieces, which changes with every order, without the other columns.
create or replace function private.list_sales() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.product_listings set sold = new.sales_count where product_id = new.id;
  return null;
end
$$;
alter function private.list_sales() owner to service_role;

create or replace trigger list_sales after update on public.products
  for each row when (old.sales_count <> new.sales_count) execute function private.list_sales();
