-- How many texts a column holds: one or none, or those of a list. Tags alone are no text.
create or replace function private.count_texts(held jsonb) returns bigint
language sql immutable set search_path = ''
return (
  select count(*) from jsonb_path_query(coalesce(held, 'null'), 'strict $.**') leaf
  where jsonb_typeof(leaf) = 'string' and btrim(regexp_replace(leaf #>> '{}', '<[^>]*>', '', 'g')) <> ''
);
grant execute on function private.count_texts to authenticated;
