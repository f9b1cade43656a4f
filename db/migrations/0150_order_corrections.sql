-- What staff corrected on orders, before and after: the log of changes hides personal values of customers,
-- and those who deliver an order must be able to see which address it had.

create table public.order_corrections (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.orders (id) on delete cascade,
  -- Only what was corrected: phone, address, notes.
  before jsonb not null check (jsonb_typeof(before) = 'object'),
  after jsonb not null check (jsonb_typeof(after) = 'object'),
  -- As that of the line in the log, which is written in the same transaction.
  created_at timestamptz not null default now()
);

create unique index order_corrections_of_order on public.order_corrections (order_id, created_at);

alter table public.order_corrections enable row level security;
alter table public.order_corrections force row level security;
create policy system on public.order_corrections to service_role, service_key using (true) with check (true);
create policy staff_read on public.order_corrections for select to authenticated
  using ((select private.has_role('sales')));

grant select on public.order_corrections to authenticated, service_key;
grant select, insert, update, delete on public.order_corrections to service_role;
