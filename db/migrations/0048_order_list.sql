-- What the list of orders shows, filters and sorts by, stored with the order so that indexes can answer.
-- Triggers in db/functions maintain these columns.

alter table public.orders
  add column pieces integer not null default 0 check (pieces >= 0),
  add column is_made_to_order boolean not null default false,
  -- When it came to its present status.
  add column status_since timestamptz,
  add column governorate text generated always as (address ->> 'governorate') stored;

update public.orders o set pieces = l.pieces, is_made_to_order = l.is_made_to_order
from (
  select order_id, sum(quantity)::integer as pieces, bool_or(made_to_order) as is_made_to_order
  from public.order_items group by order_id
) l
where l.order_id = o.id;

update public.orders o set status_since = coalesce((
  select min(t.created_at) from public.order_timeline t
  where t.order_id = o.id and t.status = o.status), o.created_at);
alter table public.orders alter column status_since set default now(),
  alter column status_since set not null;

create index orders_by_payable on public.orders (payable, id);
create index orders_by_pieces on public.orders (pieces, id);
create index orders_by_status_since on public.orders (status_since, id);
create index orders_of_governorate on public.orders (governorate, created_at desc, id desc);
create index orders_of_guests on public.orders (created_at desc, id desc) where user_id is null;
create index orders_with_code on public.orders (created_at desc, id desc) where coupon_code is not null;
create index orders_to_collect on public.orders (created_at desc, id desc)
  where status = 'delivered' and collected_at is null;
create index orders_made_to_order on public.orders (created_at desc, id desc) where is_made_to_order;
create index order_items_by_words on public.order_items using gin (
  name extensions.gin_trgm_ops, name_ar extensions.gin_trgm_ops, sku extensions.gin_trgm_ops);

-- They follow from other columns and rows, which have entries of their own.
update private.audited_tables
set ignored = ignored || '{pieces,is_made_to_order,status_since,governorate}'
where table_name = 'orders';

-- Accounts by what the list of users sorts by.
create index profiles_by_name on public.profiles (full_name, id);
create index profiles_by_newest on public.profiles (created_at, id);
create index users_by_last_sign_in on auth.users (last_sign_in_at, id);
create index user_rewards_by_points on public.user_rewards (points, user_id);
