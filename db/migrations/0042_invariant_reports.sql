-- The results of the checks whether stock, coupons, sums and points agree with their histories.

create table public.invariant_reports (
  id uuid primary key default gen_random_uuid(),
  checked_at timestamptz not null,
  milliseconds integer not null check (milliseconds >= 0),
  -- A list of { name, count, examples }: how many rows violate a condition, and the first of them.
  results jsonb not null default '[]' check (jsonb_typeof(results) = 'array'),
  broken integer not null check (broken >= 0),
  -- Who asked for it; empty for the nightly check.
  requested_by uuid references auth.users (id) on delete set null
);
create index invariant_reports_newest on public.invariant_reports (checked_at desc);
create index invariant_reports_by_requester on public.invariant_reports (requested_by);

alter table public.invariant_reports enable row level security;
alter table public.invariant_reports force row level security;
create policy system on public.invariant_reports to service_role using (true) with check (true);
create policy staff_read on public.invariant_reports for select to authenticated
  using ((select private.has_role('admin')));

grant select on public.invariant_reports to authenticated;
grant select, insert, update, delete on public.invariant_reports to service_role;
