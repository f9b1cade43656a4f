-- Which coupon was used on which order, and which coupons wait for a customer's next cart. Uses are
-- recorded by the shop itself, in the transaction of the order.

create table public.coupon_usage (
  id uuid primary key default gen_random_uuid(),
  coupon_id uuid not null references public.coupons (id),
  -- Emptied when the account is closed: how often a coupon was used must stay true.
  user_id uuid references auth.users (id) on delete set null,
  order_id uuid not null unique references public.orders (id) on delete cascade,
  amount_saved numeric(12, 2) not null check (amount_saved >= 0),
  used_at timestamptz not null default now(),
  -- One use per user, enforced here as well as in the code. Cancelling the order deletes the row.
  unique (coupon_id, user_id)
);

create index coupon_usage_of_user on public.coupon_usage (user_id, used_at desc);

alter table public.coupon_usage enable row level security;
alter table public.coupon_usage force row level security;
create policy system on public.coupon_usage to service_role using (true) with check (true);
create policy own_read on public.coupon_usage for select to authenticated
  using (user_id = (select auth.uid()));
create policy staff_read on public.coupon_usage for select to authenticated
  using ((select private.has_role('sales', 'marketing')));

grant select on public.coupon_usage to authenticated;
grant select, insert, update, delete on public.coupon_usage to service_role;

create table public.user_pending_coupons (
  user_id uuid not null references auth.users (id) on delete cascade,
  coupon_id uuid not null references public.coupons (id) on delete cascade,
  created_at timestamptz not null default now(),
  used_at timestamptz,
  primary key (user_id, coupon_id)
);

create index user_pending_coupons_of_coupon on public.user_pending_coupons (coupon_id);

alter table public.user_pending_coupons enable row level security;
alter table public.user_pending_coupons force row level security;
create policy system on public.user_pending_coupons to service_role using (true) with check (true);
create policy own_read on public.user_pending_coupons for select to authenticated
  using (user_id = (select auth.uid()));
create policy staff_read on public.user_pending_coupons for select to authenticated
  using ((select private.has_role('sales', 'marketing')));
create policy staff_insert on public.user_pending_coupons for insert to authenticated
  with check ((select private.has_role('sales', 'marketing')));
create policy staff_delete on public.user_pending_coupons for delete to authenticated
  using ((select private.has_role('sales', 'marketing')));

grant select on public.user_pending_coupons to authenticated;
grant insert (user_id, coupon_id), delete on public.user_pending_coupons to authenticated;
grant select, insert, update, delete on public.user_pending_coupons to service_role;

-- Customers may read the coupons in their history and in their list of pending coupons.
create policy used_read on public.coupons for select to authenticated
  using (exists (
    select from public.coupon_usage u where u.coupon_id = coupons.id and u.user_id = (select auth.uid())
  ));
create policy pending_read on public.coupons for select to authenticated
  using (exists (
    select from public.user_pending_coupons p where p.coupon_id = coupons.id and p.user_id = (select auth.uid())
  ));
