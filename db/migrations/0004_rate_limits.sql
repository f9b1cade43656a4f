-- How many attempts a caller may make. Unlogged: losing the counts in a crash is harmless, and
-- writing them durably on every attempt is not free.

create unlogged table private.rate_limits (
  key text primary key,
  -- When the full allowance is available again; each allowed attempt moves it one step later.
  full_at timestamptz not null
);
alter table private.rate_limits enable row level security;
alter table private.rate_limits force row level security;
create policy system on private.rate_limits to service_role using (true) with check (true);
grant select, insert, update, delete on private.rate_limits to service_role;
