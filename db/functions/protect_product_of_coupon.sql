-- A coupon that counted for one product must not count for everything when that product is removed.
create or replace function private.protect_product_of_coupon() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  coupon text;
begin
  select c.code into coupon from public.coupons c
  where c.product_ids @> array[old.id] and c.product_ids <> '{}' limit 1;
  if coupon is not null then
    raise foreign_key_violation using
      message = format('the coupon %s names this product', coupon),
      table = 'products', constraint = 'product_of_coupon';
  end if;
  return old;
end
$$;
alter function private.protect_product_of_coupon() owner to service_role;

create or replace trigger protect_product_of_coupon before delete on public.products
  for each row execute function private.protect_product_of_coupon();
