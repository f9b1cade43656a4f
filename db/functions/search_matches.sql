-- The best matches, at most eight per type. It returns only ids of published rows; private.search_site reads
-- the texts with the caller's rights. Candidates are limited before ranking, so that a common word does
-- not cost more than a rare one.
create or replace function private.search_matches(term text, types text[])
returns table (content_type text, id uuid, rank real)
language sql stable security definer set search_path = '' as $$
  with plan as materialized (
    select private.search_key(term) as phrase, p.* from private.plan_search(term, types) p where p.used is not null
  )
  select type, best.id, best.rank
  from plan
  cross join unnest(types) type
  cross join lateral (
    select match.id, (
      3 * match.in_title + case when d.title_words @@ plan.meant then 4 else 0 end + 2 * extensions.word_similarity(plan.phrase, match.title)
      + case when position(plan.phrase in match.title) > 0 then 1 else 0 end
      + 2 * (select count(*) from unnest(plan.bonus) wish where d.all_words @@ wish)
      -- Where nothing costs what was asked for, the nearest.
    )::real as rank, case when plan.price = any (plan.dropped) then d.cents else - l.sold end as place
    from private.find_documents(
      type, case when type in ('product', 'workshop') then plan.wanted else plan.worded end, 100, 8, plan.low, plan.high) match
    join private.search_documents d on d.content_type = type and d.id = match.id
    left join public.product_listings l on type = 'product' and l.product_id = match.id
    order by 2 desc, 3, 1 limit 8
  ) best
$$;
alter function private.search_matches(text, text[]) owner to service_role;
grant execute on function private.search_matches(text, text[]) to anon, authenticated, service_role;
