-- What matches, best first, at most eight of a kind. It gives away ids of published rows only; the
-- texts are read by search_content with the caller's own rights. The candidates are limited before
-- they are ranked: a word that half the shop contains must not cost more than a rare one.
create or replace function private.search_matches(term text)
returns table (content_type text, id uuid, rank real)
language sql stable security definer set search_path = '' as $$
  with given as (
    select private.normalize_search(left(term, 200)) as phrase
  ),
  wanted as materialized (
    select phrase, private.search_query(phrase) as query from given where char_length(phrase) >= 2
  )
  select type, best.id, best.rank
  from wanted
  cross join unnest(array['product', 'portfolio', 'project']) type
  cross join lateral (
    select found.id, (
      found.in_title + 2 * extensions.word_similarity(wanted.phrase, found.title)
      + case when position(wanted.phrase in found.title) > 0 then 1 else 0 end
    )::real as rank
    from private.find_documents(type, wanted.query, 100, 8) found
    order by 2 desc, 1 limit 8
  ) best
$$;
alter function private.search_matches(text) owner to service_role;
grant execute on function private.search_matches(text) to anon, authenticated, service_role;
