-- Requests for a mail when a product is back in stock.

create table public.stock_alerts (
  id uuid primary key default gen_random_uuid(),
  product_id uuid not null references public.products (id) on delete cascade,
  variant_id uuid,
  user_id uuid default auth.uid() references auth.users (id) on delete cascade,
  email text check (email = lower(btrim(email)) and position('@' in email) > 1),
  locale text not null default 'en' check (locale in ('en', 'ar')),
  created_at timestamptz not null default now(),
  notified_at timestamptz,
  check (num_nonnulls(user_id, email) = 1),
  foreign key (variant_id, product_id) references public.product_variants (id, product_id) on delete cascade
);

create unique index stock_alerts_once_per_user on public.stock_alerts (user_id, product_id, variant_id)
  nulls not distinct where user_id is not null;
create unique index stock_alerts_once_per_email on public.stock_alerts (email, product_id, variant_id)
  nulls not distinct where email is not null;
create index stock_alerts_waiting on public.stock_alerts (product_id, variant_id) where notified_at is null;
create index stock_alerts_of_variant on public.stock_alerts (variant_id) where variant_id is not null;

alter table public.stock_alerts enable row level security;
alter table public.stock_alerts force row level security;
create policy system on public.stock_alerts to service_role using (true) with check (true);
create policy own on public.stock_alerts to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy staff_read on public.stock_alerts for select to authenticated
  using ((select private.has_role('technical_office_manager')));

grant select on public.stock_alerts to authenticated;
grant insert (id, product_id, variant_id, user_id, locale), delete on public.stock_alerts to authenticated;
grant select, insert, update, delete on public.stock_alerts to service_role;
