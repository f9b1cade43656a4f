-- Keeps the price in product_listings that of the cheapest variant, which the cards show.
create or replace function private.list_variant_prices() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.product_listings l
  set cents = private.lowest_price(p) * 100
  from public.products p
  where p.id = coalesce(new.product_id, old.product_id)
    and l.product_id = p.id
    and l.cents <> private.lowest_price(p) * 100;
  return null;
end
$$;
alter function private.list_variant_prices() owner to service_role;

create or replace trigger list_new_price after insert or delete on public.product_variants
  for each row execute function private.list_variant_prices();
create or replace trigger list_changed_price after update of price, discount_price on public.product_variants
  for each row execute function private.list_variant_prices();
