-- Whoever moves stock for an order says so in the transaction (private.move_stock); all else is the
-- first count of a piece, or staff counting again.
create or replace function private.record_movement(product uuid, variant uuid, change integer, is_new boolean)
returns void language sql security definer set search_path = '' as $$
  insert into public.stock_movements (product_id, variant_id, change, cause, order_id)
  select p.id, variant, change,
    coalesce(
      nullif(current_setting('fustat.stock_cause', true), ''),
      case when is_new then 'opening' else 'adjustment' end),
    nullif(current_setting('fustat.stock_order', true), '')::uuid
  -- Nothing is written for a product that is just being deleted.
  from public.products p where p.id = product and change <> 0
$$;
alter function private.record_movement(uuid, uuid, integer, boolean) owner to service_role;
grant execute on function private.record_movement(uuid, uuid, integer, boolean) to service_role;
