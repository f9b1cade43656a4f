-- As many orders as bench.size says and a fifth as many customers, each from its number alone. Few are
-- open, as in a shop that has been trading for years.

-- Triggers one by one take minutes; what they store is stored below.
set local session_replication_role = replica;

create function pg_temp.scatter(n integer, salt integer, below integer) returns integer
language sql immutable as $$
  select ((hashint4(n * 31 + salt)::bigint + 2147483648) % below)::integer
$$;

create function pg_temp.key(kind text, n integer) returns uuid
language sql immutable as $$ select md5(kind || n)::uuid $$;

create temporary table size on commit drop as
select orders, orders / 5 as customers from (select current_setting('bench.size')::integer as orders) s;

insert into auth.users (id, email, email_confirmed_at, last_sign_in_at, created_at, banned_until)
select pg_temp.key('user', n), 'buyer' || n || '@example.com',
  case when pg_temp.scatter(n, 1, 10) > 0 then timestamptz '2026-01-01' end,
  case when pg_temp.scatter(n, 2, 5) > 0
    then timestamptz '2026-11-15' - pg_temp.scatter(n, 3, 500000) * interval '1 minute' end,
  timestamptz '2026-11-15' - n * interval '11 minutes',
  case when pg_temp.scatter(n, 4, 500) = 0 then timestamptz '2100-01-01' end
from size, generate_series(1, customers) n;

insert into public.profiles (id, full_name, email, phone, created_at)
select id, (array['Nour', 'Mona', 'Karim', 'Salma', 'Omar', 'منى', 'كريم', 'سلمى'])[1 + pg_temp.scatter(n, 5, 8)]
    || ' ' || (array['Adel', 'Farid', 'Hassan', 'Zaki', 'Fouad', 'عادل', 'فريد'])[1 + pg_temp.scatter(n, 6, 7)]
    || ' ' || n,
  'buyer' || n || '@example.com', '+2010' || lpad(n::text, 8, '0'),
  timestamptz '2026-11-15' - n * interval '11 minutes'
from size, generate_series(1, customers) n, pg_temp.key('user', n) id;

insert into public.user_rewards (user_id, points)
select pg_temp.key('user', n), pg_temp.scatter(n, 7, 4000) from size, generate_series(1, customers, 3) n;

create temporary table plan on commit drop as
select n, pg_temp.key('order', n) as id, timestamptz '2026-11-15' - n * interval '5 minutes' as placed,
  case when pg_temp.scatter(n, 8, 4) > 0 then pg_temp.key('user', 1 + pg_temp.scatter(n, 9, customers)) end
    as buyer,
  10 + pg_temp.scatter(n, 10, 500000) / 100.0 as value, 1 + pg_temp.scatter(n, 11, 3) as lines,
  -- The newest three of a hundred are open, whatever the size of the shop.
  case when n <= least(300, orders / 4)
    then (array['placed', 'confirmed', 'in_production', 'preparing', 'shipped'])[1 + n % 5]
    else (array['delivered', 'delivered', 'delivered', 'delivered', 'delivered', 'delivered', 'cancelled',
      'returned', 'refused', 'delivered'])[1 + pg_temp.scatter(n, 12, 10)] end as status
from size, generate_series(1, orders) n;

insert into public.orders (id, number, user_id, email, phone, status, subtotal, total, payable, currency,
  coupon_code, address, locale, idempotency_key, created_at, delivered_at, collected_at, pieces,
  is_made_to_order, promised_on, status_since)
select id, to_char(placed, 'YYMMDD') || '-' || n, buyer, 'buyer' || n || '@example.com',
  '+2010' || lpad((n % 7919)::text, 8, '0'), status, value, value, value, 'EGP',
  case when pg_temp.scatter(n, 13, 12) = 0 then 'SAVE' || n % 40 end,
  jsonb_build_object('full_name', 'Buyer ' || n, 'governorate',
    (array['cairo', 'giza', 'alexandria', 'cairo', 'giza', 'aswan', 'luxor'])[1 + pg_temp.scatter(n, 14, 7)]),
  'en', pg_temp.key('key', n), placed, case when status = 'delivered' then placed + interval '6 days' end,
  case when status = 'delivered' and n > 600 then placed + interval '8 days' end, lines,
  pg_temp.scatter(n, 15, 4) = 0, placed::date + 4 + pg_temp.scatter(n, 16, 40),
  placed + interval '1 hour' * pg_temp.scatter(n, 17, 100)
from plan;

create temporary table piece on commit drop as
select id as order_id, (array['Chair', 'Lamp', 'Rug', 'Mirror', 'Chest', 'Walnut sconce'])[1 + pg_temp.scatter(n, 18 + line, 6)]
    || ' ' || pg_temp.scatter(n, 30 + line, 500) as name,
  'P-' || pg_temp.scatter(n, 30 + line, 500) as sku, line, pg_temp.scatter(n, 15, 4) = 0 as made_to_order
from plan, generate_series(1, lines) line;

insert into public.ordered_names (name, name_ar, sku) select distinct name, 'قطعة', sku from piece;

insert into public.order_items (order_id, name, name_ar, sku, unit_price, quantity, line_total, position,
  made_to_order, name_id)
select order_id, name, 'قطعة', sku, 10, 1, 10, line, made_to_order, id
from piece join public.ordered_names using (name, sku);

insert into public.account_totals (user_id, orders, spent, last_order_at)
select u.id, count(o.id), coalesce(sum(o.payable) filter (where o.status = 'delivered'), 0), max(o.created_at)
from auth.users u left join public.orders o on o.user_id = u.id group by u.id;

insert into public.order_holds (order_id, cancels_at)
select id, placed + interval '72 hours' from plan where status = 'placed';

insert into public.return_requests (order_id, status, created_at)
select id, (array['requested', 'approved', 'refused', 'received', 'refused'])[1 + n % 5], placed + interval '9 days'
from plan where status = 'delivered' and n % 60 = 0 and n < 12000;
