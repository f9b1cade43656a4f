-- Products only, for the shop's list, which sorts and counts the results: at most 1,000. Rank 2 and
-- more have all words in the title or as what the piece is, 0 in the text; what has more of the words that
-- not all of them have comes first.
create or replace function private.search_products(term text) returns table (id uuid, rank integer)
language sql stable security definer rows 100 set search_path = '' as $$
  with plan as materialized (
    select private.search_key(term) as phrase, p.*
    from private.plan_search(term, array['product']) p where p.used is not null
  )
  select match.id, 2 * match.in_title + coalesce(d.title_words @@ plan.meant, false)::integer
    + (position(plan.phrase in match.title) > 0 and plan.phrase <> '')::integer
    + 5 * (select count(*) from unnest(plan.bonus) wish where d.all_words @@ wish)::integer
  from plan
  cross join lateral private.find_documents('product', plan.wanted, 1000, 1000, plan.low, plan.high) match
  join private.search_documents d on d.content_type = 'product' and d.id = match.id
$$;
alter function private.search_products(text) owner to service_role;
grant execute on function private.search_products(text) to anon, authenticated, service_role;

-- Documents that migration 160 has removed, because they lacked what a product is. Here, because on an older
-- database changed functions come last.
set local role service_role;
do $$
begin
  perform private.index_one_product(p) from public.products p
  where p.status = 'published' and not exists (
    select from private.search_documents d where d.content_type = 'product' and d.id = p.id);
end
$$;
reset role;
