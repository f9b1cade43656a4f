-- Products only, for the shop's list, which sorts and counts the results: at most 1,000. Rank 2 is the
-- exact phrase in the title, 1 all words in the title, 0 all words in the text.
create or replace function private.search_products(term text) returns table (id uuid, rank integer)
language sql stable security definer rows 100 set search_path = '' as $$
  with input as materialized (
    select private.normalize_search(left(term, 200)) as phrase, private.search_query(term) as query
  )
  select match.id, match.in_title + (position(input.phrase in match.title) > 0)::integer
  from input cross join lateral private.find_documents('product', input.query, 1000, 1000) match
$$;
alter function private.search_products(text) owner to service_role;
grant execute on function private.search_products(text) to anon, authenticated, service_role;
