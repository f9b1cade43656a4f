-- A year of orders until now, as many as bench.size says, each from its number alone: six rooms, all
-- statuses, two currencies, coupons of the shop and of single customers, guests who come back.

create function pg_temp.scatter(n integer, salt integer, below integer) returns integer
language sql immutable as $$
  select ((hashint4(n * 31 + salt)::bigint + 2147483648) % below)::integer
$$;

create function pg_temp.key(kind text, n integer) returns uuid
language sql immutable as $$ select md5('year ' || kind || n)::uuid $$;

insert into public.products (id, name, name_ar, slug, sku, category, kind, price, status)
select pg_temp.key('product', n), 'Year piece ' || n, 'قطعة ' || n, 'year-piece-' || n, 'YEAR-' || n,
  (array['living-room', 'bedroom', 'dining-room', 'office', 'decor', 'lighting'])[1 + n % 6], 'chair',
  10 + n, 'draft'
from generate_series(1, 120) n;

insert into public.coupons (id, code, discount_type, discount_value, starts_at, expires_at, source)
select pg_temp.key('coupon', n), 'YEAR' || n, 'percentage', 10, now() - interval '2 years',
  now() + interval '1 year', case when n > 20 then 'game' else 'staff' end
from generate_series(1, 30) n;

create temporary table plan on commit drop as
select n, pg_temp.key('order', n) as id,
  date_trunc('minute', now()) - pg_temp.scatter(n, 1, 525600) * interval '1 minute' as placed,
  'buyer' || pg_temp.scatter(n, 2, greatest(1, size * 2 / 3)) || '@year.example' as email,
  (array['delivered', 'delivered', 'delivered', 'delivered', 'delivered', 'placed', 'shipped', 'cancelled',
    'returned', 'refused'])[1 + pg_temp.scatter(n, 3, 10)] as status,
  case when pg_temp.scatter(n, 4, 20) = 0 then 'USD' else 'EGP' end as currency,
  case when pg_temp.scatter(n, 5, 6) = 0 then 1 + pg_temp.scatter(n, 6, 30) end as coupon,
  1 + pg_temp.scatter(n, 7, 3) as lines
from (select current_setting('bench.size')::integer as size) s, generate_series(1, size) n;

create temporary table line on commit drop as
select id as order_id, position, product, 1 + pg_temp.scatter(n, 20 + position, 2) as quantity,
  10 + product + pg_temp.scatter(n, 30 + position, 100) / 100.0 as price
from plan, generate_series(1, lines) position,
  lateral (select 1 + pg_temp.scatter(n, 40 + position, 120) as product) p;

insert into public.orders (id, number, email, phone, status, subtotal, discount, shipping, total, payable,
  currency, coupon_id, coupon_code, address, locale, idempotency_key, created_at, pieces, is_first)
select id, 'YEAR-' || n, email, '+201000000000', status, subtotal, discount, 25, subtotal - discount,
  subtotal - discount + 25, currency, case when coupon is not null then pg_temp.key('coupon', coupon) end,
  'YEAR' || coupon,
  jsonb_build_object('governorate',
    (array['cairo', 'giza', 'alexandria', 'aswan', 'luxor', 'suez'])[1 + pg_temp.scatter(n, 8, 6)]),
  'en', pg_temp.key('request', n), placed, pieces, row_number() over (partition by email order by placed, n) = 1
from plan
join (select order_id, sum(price * quantity) as subtotal, sum(quantity) as pieces from line group by 1) l
  on l.order_id = plan.id,
lateral (select case when coupon is null then 0 else round(subtotal / 10, 2) end as discount) d
order by placed, n;

insert into public.order_items (order_id, product_id, name, name_ar, sku, unit_price, quantity, line_total,
  position)
select order_id, pg_temp.key('product', product), 'Year piece ' || product, 'قطعة ' || product,
  'YEAR-' || product, price, quantity, price * quantity, position
from line;
