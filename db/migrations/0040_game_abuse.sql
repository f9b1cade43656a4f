-- Against farming of the game: where devices, games and claims come from, as a keyed hash of the
-- network address that is removed after 30 days; one claim per Instagram name; proofs of work.

alter table public.game_devices add column address_hash text;
create index game_devices_by_address on public.game_devices (address_hash, created_at)
  where address_hash is not null;

alter table public.games add column address_hash text;
create index games_by_address on public.games (address_hash, started_at)
  where address_hash is not null;

-- One claim per Instagram name, ever; rejected claims count. Closed accounts are named "deleted".
drop index public.claimed_prizes_by_username;
create unique index claimed_prizes_by_username on public.claimed_prizes (instagram_username)
  where instagram_username <> 'deleted';

-- Where a claim came from. A table of its own: customers read their claims, but not this.
create table public.game_claim_origins (
  claim_id uuid primary key references public.claimed_prizes (id) on delete cascade,
  address_hash text not null,
  -- Browser, system and type, such as "Chrome Android mobile".
  device_family text not null,
  -- Whether it was claimed with an account; a claim that is linked later stays a visitor's.
  with_account boolean not null,
  claimed_at timestamptz not null
);
create index game_claim_origins_by_address
  on public.game_claim_origins (address_hash, claimed_at desc);
create index game_claim_origins_by_time on public.game_claim_origins (claimed_at);

alter table public.game_claim_origins enable row level security;
alter table public.game_claim_origins force row level security;
create policy system on public.game_claim_origins to service_role using (true) with check (true);
create policy staff_read on public.game_claim_origins for select to authenticated
  using ((select private.has_role('marketing')));
grant select on public.game_claim_origins to authenticated;
grant select, insert, update, delete on public.game_claim_origins to service_role;

-- The letters of a name: mona.1, mona_2 and mona3 look alike.
create index claimed_prizes_by_name_shape
  on public.claimed_prizes (regexp_replace(instagram_username, '[^a-z]', '', 'g'));

-- Proofs of work that were used; each may be used once.
create table private.used_proofs (
  challenge_id uuid primary key,
  expires_at timestamptz not null
);
create index used_proofs_by_expiry on private.used_proofs (expires_at);
alter table private.used_proofs enable row level security;
alter table private.used_proofs force row level security;
create policy system on private.used_proofs to service_role using (true) with check (true);
grant select, insert, update, delete on private.used_proofs to service_role;
