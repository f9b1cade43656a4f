-- A product that was ordered stays, and its stock ledger with it: it can be unpublished.
create or replace function private.protect_ordered_product() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  orders bigint;
begin
  select count(distinct order_id) into orders from public.order_items where product_id = old.id;
  if orders > 0 then
    raise exception 'Ordered % times. Unpublish it instead.', orders
      using errcode = '23514', constraint = 'product_was_ordered', detail = orders::text;
  end if;
  return old;
end
$$;
alter function private.protect_ordered_product() owner to service_role;

create or replace trigger protect_ordered_product before delete on public.products
  for each row execute function private.protect_ordered_product();
