-- The folders of an object's name: {a,b} for a/b/c.png. For policies, as on hosted backends.
create or replace function storage.foldername(name text) returns text[]
language sql immutable set search_path = '' as $$
  select (string_to_array(name, '/'))[1 : cardinality(string_to_array(name, '/')) - 1]
$$;
grant execute on function storage.foldername(text) to anon, authenticated, service_role;
