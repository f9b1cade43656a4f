-- A coupon names products that exist. They are locked like those of a foreign key, so that none is removed
-- at the same moment.
create or replace function private.check_coupon_products() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  known integer;
begin
  perform from public.products p where p.id = any (new.product_ids) order by p.id for key share;
  get diagnostics known = row_count;
  if known <> cardinality(new.product_ids) then
    raise foreign_key_violation using
      message = 'a coupon names each of its products once, and only those that exist',
      table = 'coupons', column = 'product_ids', constraint = 'coupons_product_ids_known';
  end if;
  return new;
end
$$;
alter function private.check_coupon_products() owner to service_role;

create or replace trigger check_products before insert or update of product_ids on public.coupons
  for each row when (new.product_ids <> '{}') execute function private.check_coupon_products();
