-- The tables whose changes the caller may read in the audit log, because their roles may change them.
create or replace function private.writable_tables() returns text[]
language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(table_name), '{}') from private.audited_tables
  where cardinality(writers) > 0 and private.has_role(variadic writers)
$$;
alter function private.writable_tables() owner to service_role;
grant execute on function private.writable_tables() to authenticated, service_role;
