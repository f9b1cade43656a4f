-- Notices of transactions that do not send them themselves, until private.send_notices sends them. Lost
-- in a crash of the server: every process then reads again what it had cached.
create unlogged table private.pending_notices (
  id bigint generated always as identity,
  -- What PostgreSQL accepts: one notice that cannot be sent would hold up all others.
  channel text not null check (octet_length(channel) between 1 and 63),
  payload text not null check (octet_length(payload) < 8000)
);
-- Rows live for milliseconds, and reading the table means reading what they left behind.
alter table private.pending_notices set (
  autovacuum_vacuum_threshold = 1000, autovacuum_vacuum_scale_factor = 0,
  autovacuum_analyze_threshold = 1000000
);
alter table private.pending_notices enable row level security;
alter table private.pending_notices force row level security;
create policy system on private.pending_notices to service_role using (true) with check (true);
grant select, insert, update, delete on private.pending_notices to service_role;
