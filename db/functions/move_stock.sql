-- Moves stock for an order in one round trip: [{ product_id, variant_id, change, sold }, …], where `sold`
-- also counts pieces made to order. Raises when the stock is too low. Variants come before products, in
-- the order in which the triggers on variants lock them. Without enable_seqscan = off the planner, which
-- expects a hundred moves, would read all products, and of those that sell also many dead versions.
create or replace function private.move_stock(cause text, for_order uuid, moves jsonb) returns void
language plpgsql set search_path = '' set enable_seqscan = off as $$
begin
  perform set_config('fustat.stock_cause', cause, true), set_config('fustat.stock_order', for_order::text, true);

  -- The triggers on variants take their time even when no row changes.
  if jsonb_path_exists(moves, '$[*] ? (@.variant_id != null && @.change != 0)') then
    update public.product_variants v set inventory = v.inventory + m.change
    from (
      select variant_id, sum(change) as change
      from jsonb_to_recordset(moves) as move (variant_id uuid, change integer)
      where variant_id is not null group by variant_id
    ) m
    where v.id = m.variant_id and m.change <> 0;
  end if;

  update public.products p
  set quantity = p.quantity + m.change, sales_count = greatest(0, p.sales_count + m.sold)
  from (
    select product_id, sum(sold) as sold,
      coalesce(sum(change) filter (where variant_id is null), 0) as change
    from jsonb_to_recordset(moves) as move (product_id uuid, variant_id uuid, change integer, sold integer)
    group by product_id
  ) m
  where p.id = m.product_id;

  perform set_config('fustat.stock_cause', '', true), set_config('fustat.stock_order', '', true);
end
$$;
grant execute on function private.move_stock(text, uuid, jsonb) to service_role;
