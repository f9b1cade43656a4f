-- Keys of applications: publishable ones act as a visitor, secret ones as the system. The key itself
-- is derived from the id and AUTH_SECRET, so reading this table reveals no key.
create table auth.api_keys (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('publishable', 'secret')),
  created_at timestamptz not null default now(),
  revoked_at timestamptz
);
create index api_keys_by_kind on auth.api_keys (kind, created_at desc);

alter table auth.api_keys enable row level security;
alter table auth.api_keys force row level security;
create policy system on auth.api_keys to service_role using (true) with check (true);
grant select, insert, update, delete on auth.api_keys to service_role;
