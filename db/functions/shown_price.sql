-- What lists say that a product with variants costs, as `shownPrice` of src/domain/catalog decides it:
-- the cheapest of the variants that can be bought now, or of all while none can. Of equal prices the one
-- without a discount counts. No row without variants.
create or replace function private.shown_price(product public.products)
returns table (price numeric, discount_price numeric, prices_differ boolean)
language sql stable parallel safe rows 1 set search_path = '' as $$
  select v.price, v.discount_price,
    min(coalesce(v.discount_price, v.price)) over () <> max(coalesce(v.discount_price, v.price)) over ()
  from (
    select each.*, each.inventory = 0 and max(each.inventory) over () > 0
      and not product.is_preorder and not product.is_sold_out as is_gone
    from public.product_variants each where each.product_id = product.id
  ) v
  where not v.is_gone
  order by coalesce(v.discount_price, v.price), v.price
  limit 1
$$;
grant execute on function private.shown_price(public.products) to service_role;
