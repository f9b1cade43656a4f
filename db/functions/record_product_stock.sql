-- A product with variants has no stock of its own.
create or replace function private.record_product_stock() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.record_movement(
    new.id, null,
    case when new.has_variants then 0 else new.quantity end
      - case when tg_op = 'INSERT' or old.has_variants then 0 else old.quantity end,
    tg_op = 'INSERT');
  return null;
end
$$;
alter function private.record_product_stock() owner to service_role;

create or replace trigger stock_counted after insert on public.products
  for each row when (not new.has_variants and new.quantity <> 0)
  execute function private.record_product_stock();
create or replace trigger stock_moved after update on public.products
  for each row when (
    (case when old.has_variants then 0 else old.quantity end)
      <> (case when new.has_variants then 0 else new.quantity end))
  execute function private.record_product_stock();
