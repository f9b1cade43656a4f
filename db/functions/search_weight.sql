-- How much a part of a search matters by what it means: the kind of piece most.
create or replace function private.search_weight(facet text) returns smallint
language sql immutable parallel safe set search_path = '' as $$
  select (case facet when 'kind' then 5 when 'material' then 3 when 'colour' then 3 when 'room' then 2 else 1 end)::smallint
$$;
grant execute on function private.search_weight(text) to service_role;

-- The synonyms that came with the migration, and the terms of a shop that is older than it.
select private.rebuild_search_meanings();
