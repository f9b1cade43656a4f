-- The quantity of a product with variants is always the sum of theirs, never a value from a caller.
create or replace function private.set_variant_quantity() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  select coalesce(sum(inventory), 0) into new.quantity
  from public.product_variants where product_id = new.id;
  return new;
end
$$;
alter function private.set_variant_quantity() owner to service_role;

create or replace trigger keep_variant_quantity before insert or update of quantity, has_variants on public.products
  for each row when (new.has_variants) execute function private.set_variant_quantity();
