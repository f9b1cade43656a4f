-- Records every change of the stock of a variant.
create or replace function private.record_variant_stock() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'DELETE' then
    perform private.record_movement(
      new.product_id, new.id,
      new.inventory - case when tg_op = 'INSERT' then 0 else old.inventory end, tg_op = 'INSERT');
  else
    perform private.record_movement(old.product_id, old.id, -old.inventory, false);
  end if;
  return null;
end
$$;
alter function private.record_variant_stock() owner to service_role;

create or replace trigger stock_counted after insert on public.product_variants
  for each row when (new.inventory <> 0) execute function private.record_variant_stock();
create or replace trigger stock_moved after update on public.product_variants
  for each row when (old.inventory <> new.inventory) execute function private.record_variant_stock();
create or replace trigger stock_forgotten after delete on public.product_variants
  for each row when (old.inventory <> 0) execute function private.record_variant_stock();
