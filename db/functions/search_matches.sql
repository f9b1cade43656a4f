-- The best matches, at most eight per type. It returns only ids of published rows; search_content reads
-- the texts with the caller's rights. Candidates are limited before ranking, so that a common word does
-- not cost more than a rare one.
create or replace function private.search_matches(term text)
returns table (content_type text, id uuid, rank real)
language sql stable security definer set search_path = '' as $$
  with input as (
    select private.normalize_search(left(term, 200)) as phrase
  ),
  parsed as materialized (
    select phrase, private.search_query(phrase) as query from input where char_length(phrase) >= 2
  )
  select type, best.id, best.rank
  from parsed
  cross join unnest(array['product', 'workshop', 'portfolio', 'project']) type
  cross join lateral (
    select match.id, (
      match.in_title + 2 * extensions.word_similarity(parsed.phrase, match.title)
      + case when position(parsed.phrase in match.title) > 0 then 1 else 0 end
    )::real as rank
    from private.find_documents(type, parsed.query, 100, 8) match
    order by 2 desc, 1 limit 8
  ) best
$$;
alter function private.search_matches(text) owner to service_role;
grant execute on function private.search_matches(text) to anon, authenticated, service_role;
