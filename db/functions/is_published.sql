-- Whether visitors see a row of a table with `status` or `is_published`.
create or replace function private.is_published(published_row jsonb) returns boolean
language sql immutable set search_path = ''
return coalesce(published_row ->> 'status' = 'published' or (published_row ->> 'is_published')::boolean, false);
grant execute on function private.is_published to authenticated;
