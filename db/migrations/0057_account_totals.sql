-- What each account has ordered, so that the list of users filters and sorts by it through indexes.
-- private.total_orders maintains it; every account has a row.

create table public.account_totals (
  user_id uuid primary key references auth.users (id) on delete cascade,
  orders integer not null default 0,
  -- Paid for delivered orders in the shop's present currency.
  spent numeric(14, 2) not null default 0,
  last_order_at timestamptz
);
create index account_totals_by_orders on public.account_totals (orders, user_id);
create index account_totals_by_spent on public.account_totals (spent, user_id);
create index account_totals_by_last_order on public.account_totals (last_order_at, user_id);

alter table public.account_totals enable row level security;
alter table public.account_totals force row level security;
create policy system on public.account_totals to service_role using (true) with check (true);
grant select, insert, update, delete on public.account_totals to service_role;

insert into public.account_totals (user_id, orders, spent, last_order_at)
select u.id, count(o.id), coalesce(sum(o.payable) filter (
    where o.status = 'delivered' and o.currency = (select currency from public.site_settings)), 0),
  max(o.created_at)
from auth.users u left join public.orders o on o.user_id = u.id
group by u.id;
