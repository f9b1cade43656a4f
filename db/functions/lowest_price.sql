-- The price that a buyer can pay at least: of the cheapest variant, or of the product itself.
create or replace function private.lowest_price(product public.products) returns numeric
language sql stable parallel safe set search_path = '' as $$
  select coalesce(
    (
      select min(coalesce(v.discount_price, v.price))
      from public.product_variants v
      where product.has_variants and v.product_id = product.id
    ),
    product.effective_price
  )
$$;
grant execute on function private.lowest_price(public.products) to service_role;
