-- The price of a product with variants is that of private.shown_price, never one from a caller: another
-- one is refused instead of dropped in silence.
create or replace function private.set_shown_price() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  shown record;
begin
  select * into shown from private.shown_price(new);
  if not found then
    new.prices_differ := false;
    return new;
  end if;
  if (new.price, new.discount_price) is distinct from (old.price, old.discount_price)
    and (new.price, new.discount_price) is distinct from (shown.price, shown.discount_price) then
    raise exception 'The price of a product with variants is that of its variants.' using
      errcode = 'check_violation', schema = 'public', table = 'products',
      constraint = 'products_price_of_variants',
      hint = 'Change price and discount_price of its rows in product_variants.';
  end if;
  new.has_variants := true;
  new.price := shown.price;
  new.discount_price := shown.discount_price;
  new.prices_differ := shown.prices_differ;
  return new;
end
$$;
alter function private.set_shown_price() owner to service_role;

-- Named to come before keep_variant_quantity, which asks for has_variants.
create or replace trigger keep_shown_price
  before update of has_variants, price, discount_price, prices_differ, is_preorder, is_sold_out
  on public.products
  for each row when (old.has_variants or new.has_variants) execute function private.set_shown_price();
