-- Limits of orders, and how long unconfirmed orders hold stock. Both are for guests and for customers
-- without a delivered order; values are in the shop's currency and count goods without delivery.

alter table public.abuse_limits
  add column order_max_pieces integer not null default 20 check (order_max_pieces > 0),
  add column order_max_value numeric(12, 2) not null default 10000 check (order_max_value > 0),
  add column phone_daily_orders integer not null default 3 check (phone_daily_orders > 0),
  add column phone_daily_pieces integer not null default 30,
  add column phone_daily_value numeric(12, 2) not null default 15000,
  add column network_daily_orders integer not null default 60 check (network_daily_orders > 0),
  add column network_daily_pieces integer not null default 150,
  add column network_daily_value numeric(12, 2) not null default 75000,
  -- For every buyer but staff: each order sends mail to an unconfirmed address.
  add column recipient_daily_orders integer not null default 10 check (recipient_daily_orders > 0),
  -- When an order that staff have not confirmed is cancelled, and how long before they are warned.
  add column hold_hours integer not null default 72 check (hold_hours between 1 and 2160),
  add column hold_warning_hours integer not null default 24 check (hold_warning_hours > 0),
  add column hold_extension_hours integer not null default 48
    check (hold_extension_hours between 1 and 2160),
  -- A first order within the limits of one order is never above those of a day.
  add constraint abuse_limits_days_hold_an_order check (
    least(phone_daily_pieces, network_daily_pieces) >= order_max_pieces
    and least(phone_daily_value, network_daily_value) >= order_max_value
  ),
  add constraint abuse_limits_warning_within_hold
    check (hold_warning_hours < least(hold_hours, hold_extension_hours));

grant update (
    order_max_pieces, order_max_value, phone_daily_orders, phone_daily_pieces, phone_daily_value,
    network_daily_orders, network_daily_pieces, network_daily_value, recipient_daily_orders,
    hold_hours, hold_warning_hours, hold_extension_hours
  ) on public.abuse_limits to authenticated;

create table public.order_holds (
  order_id uuid primary key references public.orders (id) on delete cascade,
  -- A keyed hash of the buyer's network address, removed after two days.
  network_hash text,
  cancels_at timestamptz not null,
  -- When staff were warned; empty again after an extension.
  warned_at timestamptz,
  created_at timestamptz not null default now()
);

create index order_holds_of_network on public.order_holds (network_hash, created_at)
  where network_hash is not null;
create index orders_of_phone on public.orders (phone, created_at);
create index orders_of_recipient on public.orders (email, created_at);

alter table public.order_holds enable row level security;
alter table public.order_holds force row level security;
create policy system on public.order_holds to service_role using (true) with check (true);
create policy staff_read on public.order_holds for select to authenticated
  using ((select private.has_role('sales')));

grant select (order_id, cancels_at, warned_at, created_at) on public.order_holds to authenticated;
grant select, insert, update, delete on public.order_holds to service_role;
