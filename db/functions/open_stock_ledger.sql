-- Starts the ledger of a shop that has orders already: the opening stock is what is on hand plus what
-- live orders took. The seed uses it.
create or replace function private.open_stock_ledger() returns void
language sql set search_path = '' as $$
  delete from public.stock_movements;
  insert into public.stock_movements (product_id, variant_id, change, cause, order_id, created_at)
  select i.product_id, i.variant_id, -i.quantity, 'sale', o.id, o.created_at
  from public.orders o join public.order_items i on i.order_id = o.id
  join public.products p on p.id = i.product_id and p.has_variants = (i.variant_id is not null)
  where o.status not in ('cancelled', 'returned', 'refused') and not p.is_preorder;

  insert into public.stock_movements (product_id, variant_id, change, cause)
  select piece.product_id, piece.variant_id, piece.on_hand + coalesce(sold.pieces, 0), 'opening'
  from (
    select id as product_id, null::uuid as variant_id, quantity as on_hand
    from public.products where not has_variants
    union all
    select product_id, id, inventory from public.product_variants
  ) piece
  left join (
    select product_id, variant_id, -sum(change)::integer as pieces
    from public.stock_movements group by product_id, variant_id
  ) sold on sold.product_id = piece.product_id and sold.variant_id is not distinct from piece.variant_id
  where piece.on_hand + coalesce(sold.pieces, 0) <> 0;
$$;
grant execute on function private.open_stock_ledger() to service_role;
