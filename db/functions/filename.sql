-- The last part of an object's name: c.png for a/b/c.png. For policies, as on hosted backends.
create or replace function storage.filename(name text) returns text
language sql immutable set search_path = '' as $$
  select (string_to_array(name, '/'))[cardinality(string_to_array(name, '/'))]
$$;
grant execute on function storage.filename(text) to anon, authenticated, service_role;
