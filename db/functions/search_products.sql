-- Products alone and more of them, for the list of the shop, which sorts and counts what is found: at
-- most a thousand. Named as it was searched for is rank 2, all words in the name 1, in the text 0.
create or replace function private.search_products(term text) returns table (id uuid, rank integer)
language sql stable security definer rows 100 set search_path = '' as $$
  with given as materialized (
    select private.normalize_search(left(term, 200)) as phrase, private.search_query(term) as query
  )
  select found.id, found.in_title + (position(given.phrase in found.title) > 0)::integer
  from given cross join lateral private.find_documents('product', given.query, 1000, 1000) found
$$;
alter function private.search_products(text) owner to service_role;
grant execute on function private.search_products(text) to anon, authenticated, service_role;
