-- What a phrase looks for: every word of it, each in any of its alternatives. The planner takes the few
-- spellings of a word for a thousand, and would read the whole list of words to find them.
create or replace function private.search_query(term text) returns tsquery
language sql stable security definer
set search_path = '' set enable_hashjoin = off set enable_mergejoin = off as $$
  select string_agg('(' || private.search_words_for(word) || ')', ' & ')::tsquery
  from unnest((string_to_array(private.normalize_search(left(term, 200)), ' '))[:8]) word
$$;
alter function private.search_query(text) owner to service_role;
