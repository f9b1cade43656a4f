-- The extension of an object's name: png for a/b/c.png. For policies, as on hosted backends.
create or replace function storage.extension(name text) returns text
language sql immutable set search_path = '' as $$
  select reverse(split_part(reverse(storage.filename(name)), '.', 1))
$$;
grant execute on function storage.extension(text) to anon, authenticated, service_role;
