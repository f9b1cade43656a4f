-- The query for a phrase: all of its words, each in any of its alternatives. Hash and merge joins are off:
-- the planner estimates a thousand spellings per word and would read the whole vocabulary.
create or replace function private.search_query(term text) returns tsquery
language sql stable security definer
set search_path = '' set enable_hashjoin = off set enable_mergejoin = off as $$
  select string_agg('(' || private.search_words_for(word) || ')', ' & ')::tsquery
  from unnest((string_to_array(private.normalize_search(left(term, 200)), ' '))[:8]) word
$$;
alter function private.search_query(text) owner to service_role;
