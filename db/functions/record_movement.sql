-- Adds a line to the stock ledger. private.move_stock sets cause and order for its transaction; all other
-- changes are the first count of a piece or an adjustment by staff, who may give reason and note.
create or replace function private.record_movement(product uuid, variant uuid, change integer, is_new boolean)
returns void language plpgsql security definer set search_path = '' as $$
begin
  insert into public.stock_movements (product_id, variant_id, change, cause, order_id, actor_id, reason, note)
  select p.id, variant, change,
    coalesce(
      nullif(current_setting('fustat.stock_cause', true), ''),
      case when is_new then 'opening' else 'adjustment' end),
    nullif(current_setting('fustat.stock_order', true), '')::uuid,
    private.staff_actor(),
    nullif(current_setting('fustat.stock_reason', true), ''),
    nullif(current_setting('fustat.stock_note', true), '')
  -- Finds no row while the product itself is being deleted.
  from public.products p where p.id = product and change <> 0;
end
$$;
alter function private.record_movement(uuid, uuid, integer, boolean) owner to service_role;
grant execute on function private.record_movement(uuid, uuid, integer, boolean) to service_role;
