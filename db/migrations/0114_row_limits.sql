-- How many rows of a table one owner may have: a page and a client of /rest/v1 get the same answer, because
-- the table itself counts (db/functions/limit_rows.sql). db/tests/client-writes.test.ts fails for a table that
-- people may insert into without a limit or a reason.

create table private.row_limits (
  table_name text not null,
  -- Rows with the same values count together; those in which the first is null do not count.
  owner_columns text[] not null check (cardinality(owner_columns) > 0),
  most integer not null check (most > 0),
  -- If set, only rows created within it count.
  within interval check (within > interval '0'),
  primary key (table_name, owner_columns)
);
alter table private.row_limits enable row level security;
alter table private.row_limits force row level security;
create policy system on private.row_limits to service_role using (true) with check (true);
grant select, insert, update, delete on private.row_limits to service_role;

-- Required data. The first two and the last are also in src/domain, for the pages that say so.
set local role service_role;
insert into private.row_limits (table_name, owner_columns, most, within) values
  ('addresses', '{user_id}', 20, null),
  ('wishlist_items', '{user_id}', 100, null),
  -- One for each product, by its key.
  ('reviews', '{user_id}', 20, '1 day'),
  ('stock_alerts', '{user_id}', 100, '1 day'),
  ('stock_alerts', '{email}', 100, '1 day'),
  ('staff_views', '{owner_id,list}', 20, null);
reset role;

-- Staff give coupons in the back office, which tells the customer.
revoke insert, delete on public.user_pending_coupons from authenticated;
grant insert (user_id, coupon_id), delete on public.user_pending_coupons to shop_user;
