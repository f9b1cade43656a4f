-- Nobody sets the quantity of a product with variants by hand.
create or replace function private.keep_variant_quantity() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  select coalesce(sum(inventory), 0) into new.quantity
  from public.product_variants where product_id = new.id;
  return new;
end
$$;
alter function private.keep_variant_quantity() owner to service_role;

create or replace trigger keep_variant_quantity before insert or update of quantity, has_variants on public.products
  for each row when (new.has_variants) execute function private.keep_variant_quantity();
