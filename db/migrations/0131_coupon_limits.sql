-- A coupon may count for some rooms and some products only. Both lists empty: for everything.

alter table public.coupons
  add column rooms text[] not null default '{}',
  -- Of products that exist: private.check_coupon_products, and private.protect_product_of_coupon.
  add column product_ids uuid[] not null default '{}',
  add constraint coupons_rooms_known check (
    coalesce(array_ndims(rooms), 1) = 1
    and rooms <@ array['living-room', 'bedroom', 'dining-room', 'office', 'decor', 'lighting']
    and cardinality(rooms) <= 6
  ),
  add constraint coupons_product_ids_shape check (
    coalesce(array_ndims(product_ids), 1) = 1
    and array_position(product_ids, null) is null
    and cardinality(product_ids) <= 200
  ),
  -- A prize may be used for anything.
  add constraint coupons_of_game_unlimited check (
    source <> 'game' or (rooms = '{}' and product_ids = '{}')
  );
create index coupons_of_product on public.coupons using gin (product_ids)
  where product_ids <> '{}';

grant insert (rooms, product_ids), update (rooms, product_ids) on public.coupons to authenticated;

-- Whether the discount of the order was taken off this line. True without a coupon.
alter table public.order_items add column is_discounted boolean not null default true;
