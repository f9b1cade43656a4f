-- How staff decide claims of prizes: a decision waits a few seconds in which it can be called back, and a
-- claim is open at one member of staff at a time.

-- The reason that the customer reads in Arabic; `rejection_reason` is the English one.
alter table public.claimed_prizes add column rejection_reason_ar text;

-- A decision that was made and not carried out yet. A job carries it out and removes the row, in one
-- transaction; calling it back removes the row before.
create table public.claim_decisions (
  id uuid primary key default gen_random_uuid(),
  claim_id uuid not null unique references public.claimed_prizes (id) on delete cascade,
  decision text not null check (decision in ('verified', 'rejected', 'delivered')),
  reason text check (char_length(reason) between 1 and 300),
  reason_ar text check (char_length(reason_ar) between 1 and 300),
  decided_by uuid not null references auth.users (id) on delete cascade,
  decided_at timestamptz not null,
  due_at timestamptz not null,
  check (due_at > decided_at),
  check ((decision = 'rejected') = (reason is not null)),
  check ((reason is null) = (reason_ar is null))
);

create index claim_decisions_by_staff on public.claim_decisions (decided_by, decided_at desc);

alter table public.claim_decisions enable row level security;
alter table public.claim_decisions force row level security;
create policy system on public.claim_decisions to service_role using (true) with check (true);
create policy staff_read on public.claim_decisions for select to authenticated
  using ((select private.has_role('marketing')));

grant select on public.claim_decisions to authenticated;
grant select, insert, update, delete on public.claim_decisions to service_role;

-- Who has a claim open, until when. A row that has expired means nothing.
create table public.claim_leases (
  claim_id uuid primary key references public.claimed_prizes (id) on delete cascade,
  staff_id uuid not null references auth.users (id) on delete cascade,
  expires_at timestamptz not null
);

create index claim_leases_by_staff on public.claim_leases (staff_id);

alter table public.claim_leases enable row level security;
alter table public.claim_leases force row level security;
create policy system on public.claim_leases to service_role using (true) with check (true);
create policy staff_read on public.claim_leases for select to authenticated
  using ((select private.has_role('marketing')));

grant select on public.claim_leases to authenticated;
grant select, insert, update, delete on public.claim_leases to service_role;

-- A new column of a table in the audit log: the reason for a customer is recorded as changed, not by value.
update private.audited_tables set hidden = hidden || '{rejection_reason_ar}'
where table_name = 'claimed_prizes';
