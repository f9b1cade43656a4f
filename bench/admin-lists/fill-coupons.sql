-- As many used coupons as bench.size says and as many orders that used one: half of all uses are of the
-- first coupon, the others are spread. Each row follows from its number alone.

-- Triggers one by one take minutes; what they store is stored below.
set local session_replication_role = replica;

create function pg_temp.scatter(n integer, salt integer, below integer) returns integer
language sql immutable as $$
  select ((hashint4(n * 31 + salt)::bigint + 2147483648) % below)::integer
$$;

create function pg_temp.key(kind text, n integer) returns uuid
language sql immutable as $$ select md5(kind || n)::uuid $$;

create temporary table size on commit drop as
select current_setting('bench.size')::integer as uses;

insert into public.coupons (id, code, discount_type, discount_value, discount_amount, min_purchase_amount,
  minimum_purchase, starts_at, start_date, expires_at, end_date, max_uses, is_active, source, created_at)
select pg_temp.key('coupon', n), 'CODE-' || lpad(n::text, 6, '0'), 'fixed', 10, 10, 0, 0, placed, placed,
  ends, ends, case when pg_temp.scatter(n, 1, 3) = 0 then 200000 end, pg_temp.scatter(n, 2, 20) > 0, 'staff',
  placed
from size, generate_series(1, uses) n,
  -- Over the same time for every size, so that a list by time finds the same share of the coupons.
  lateral (select timestamptz '2026-11-15' - n::float8 / uses * interval '486 days' as placed) p,
  -- As in a shop that has been trading for years, few are running.
  lateral (select case when pg_temp.scatter(n, 3, 50) > 0 then placed + interval '20 days' end as ends) e;

insert into public.orders (id, number, email, phone, status, subtotal, discount, total, payable, currency,
  coupon_id, coupon_code, address, locale, idempotency_key, created_at, pieces)
select pg_temp.key('order', n), to_char(placed, 'YYMMDD') || '-' || n, 'buyer' || n || '@example.com',
  '+2010' || lpad((n % 7919)::text, 8, '0'),
  (array['delivered', 'delivered', 'delivered', 'refused', 'returned'])[1 + pg_temp.scatter(n, 4, 5)],
  value + 10, 10, value, value, 'USD', pg_temp.key('coupon', coupon), 'CODE-' || lpad(coupon::text, 6, '0'),
  jsonb_build_object('full_name', 'Buyer ' || n, 'governorate', 'cairo'), 'en', pg_temp.key('key', n),
  placed, 1
from size, generate_series(1, uses) n,
  lateral (select timestamptz '2026-11-15' - n * interval '5 minutes' as placed,
    10 + pg_temp.scatter(n, 5, 500000) / 100.0 as value,
    case when n % 2 = 0 then 1 else 1 + pg_temp.scatter(n, 6, uses) end as coupon) v;

insert into public.coupon_usage (coupon_id, order_id, amount_saved)
select coupon_id, id, discount from public.orders;

insert into public.coupon_totals (coupon_id, max_uses, uses, saved, brought)
select c.id, c.max_uses, count(o.id), coalesce(sum(o.discount) filter (where o.status = 'delivered'), 0),
  coalesce(sum(o.payable) filter (where o.status = 'delivered'), 0)
from public.coupons c left join public.orders o on o.coupon_id = c.id group by c.id;
