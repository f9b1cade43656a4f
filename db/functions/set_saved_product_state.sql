-- Price and availability come from the product, not from the caller.
create or replace function private.set_saved_product_state() returns trigger
language plpgsql set search_path = '' as $$
declare
  product public.products;
begin
  select * into product from public.products p where p.id = new.product_id;
  if found then
    new.saved_price := coalesce(product.discount_price, product.price);
    new.was_available := product.stock_status not in ('out_of_stock', 'sold_out');
  end if;
  return new;
end
$$;

create or replace trigger remember_state before insert on public.wishlist_items
  for each row execute function private.set_saved_product_state();
