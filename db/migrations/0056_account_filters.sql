-- The few accounts that the list of users filters by.
create index users_blocked on auth.users (id) where banned_until is not null;
create index users_unconfirmed on auth.users (id) where email_confirmed_at is null;

-- Orders are found by the whole code.
drop index public.orders_with_code;
create index orders_with_code on public.orders (coupon_code, created_at desc, id desc)
  where coupon_code is not null;
