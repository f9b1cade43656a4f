-- Limits against abuse. Counts are per network address and 24 hours: generous, because many people
-- share one address, and above them a visitor is asked for more instead of being turned away.

create table public.abuse_limits (
  id smallint primary key default 1 check (id = 1),
  -- New devices that start the game without a proof of work.
  game_free_devices integer not null default 10 check (game_free_devices between 0 and 100000),
  -- Leading zero bits of the first proof and of the hardest one; each doubles the work.
  game_proof_bits smallint not null default 15 check (game_proof_bits between 1 and 24),
  game_proof_max_bits smallint not null default 18,
  -- Prizes claimed by visitors; further winners need an account.
  game_guest_claims integer not null default 5 check (game_guest_claims between 0 and 100000),
  game_account_claims integer not null default 40 check (game_account_claims between 0 and 100000),
  updated_at timestamptz not null default now(),
  check (game_proof_max_bits between game_proof_bits and 24)
);
-- Required data: admins edit this row and never add one.
insert into public.abuse_limits default values;

create trigger set_updated_at before update on public.abuse_limits
  for each row execute function private.set_updated_at();
create trigger content_changed after insert or update or delete or truncate on public.abuse_limits
  for each statement execute function private.notify_content_changed();

alter table public.abuse_limits enable row level security;
alter table public.abuse_limits force row level security;
create policy system on public.abuse_limits to service_role using (true) with check (true);
create policy staff_read on public.abuse_limits for select to authenticated
  using ((select private.has_role('admin')));
create policy staff_update on public.abuse_limits for update to authenticated
  using ((select private.has_role('admin'))) with check ((select private.has_role('admin')));

grant select on public.abuse_limits to authenticated;
grant update (
    game_free_devices, game_proof_bits, game_proof_max_bits, game_guest_claims, game_account_claims
  ) on public.abuse_limits to authenticated;
grant select, insert, update, delete on public.abuse_limits to service_role;
