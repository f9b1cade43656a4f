-- What words mean to the search: the synonyms of staff and the names of kinds, colours, materials and rooms,
-- brought together. A few thousand rows, written again as a whole, because one synonym may change many.
create or replace function private.rebuild_search_meanings() returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('search_meanings', 0));
  delete from private.search_meanings;
  with terms as materialized (
    select facet || ':' || value as token, facet, private.search_key(words) as key
    from public.product_terms cross join lateral (values (name), (name_ar)) names (words)
    where words is not null
    union
    select 'room:' || room, 'room', private.search_key(words)
    from (values
      ('living-room', 'living room'), ('living-room', 'غرفة المعيشة'), ('bedroom', 'bedroom'),
      ('bedroom', 'غرفة نوم'), ('dining-room', 'dining room'), ('dining-room', 'غرفة سفرة'),
      ('office', 'office'), ('office', 'غرفة مكتب'), ('decor', 'decor'), ('decor', 'ديكور'),
      ('lighting', 'lighting'), ('lighting', 'إضاءة')
    ) rooms (room, words)
  ),
  said as materialized (
    select s.id, private.search_key(word) as key, s.finds <> '' as leads_on
    from public.search_synonyms s
    cross join lateral regexp_split_to_table(concat_ws(',', s.words, s.words_ar), '[,،;؛\n]+') word
  ),
  named as materialized (
    select s.id, private.search_key(word) as key from public.search_synonyms s
    cross join lateral regexp_split_to_table(s.finds, '[,،;؛\n]+') word where s.finds <> ''
  ),
  -- What a row finds: what it names, and the other words for that.
  wanted as materialized (
    select id, key from said where not leads_on
    union
    select id, key from named
    union
    select named.id, other.key
    from named join said same on same.key = named.key and not same.leads_on
    join said other on other.id = same.id
  ),
  stemmed as materialized (
    select id, key, private.search_stem(key) as stem from wanted
  ),
  stemmed_terms as materialized (
    select token, facet, key, private.search_stem(key) as stem from terms
  ),
  tokens as materialized (
    select w.id, t.token, t.facet from stemmed w join stemmed_terms t on t.key = w.key
    union
    -- Arabic stems are too short to tell a desk (مكتب) from bookcases (مكتبات).
    select w.id, t.token, t.facet from stemmed w join stemmed_terms t on t.stem = w.stem where w.key ~ '^[a-z]'
  ),
  -- Computed once for each word or phrase, not for each pair.
  phrases as materialized (
    select key, private.search_phrase(key) as query, private.search_stem(key) as stem
    from (select key from terms union select key from said union select key from wanted) every where key <> ''
  ),
  group_words as materialized (
    select id, string_agg(query, ' | ') as wide
    from (select id, key from said union select id, key from wanted) member join phrases using (key) group by id
  ),
  group_tokens as materialized (
    select id, string_agg(quote_literal(token), ' | ') as exact, max(private.search_weight(facet)) as weight
    from tokens group by id
  ),
  meanings as materialized (
    select key, quote_literal(token) as exact, query as wide, private.search_weight(facet) as weight, stem
    from terms join phrases using (key)
    union
    select key, g.exact, w.wide, coalesce(g.weight, 1), stem
    from said join phrases using (key) join group_words w using (id) left join group_tokens g using (id)
  ),
  exact_keys as materialized (select distinct key from meanings)
  insert into private.search_meanings (key, is_stem, exact, wide, weight)
  select key, bool_and(is_stem),
    coalesce(string_agg(distinct exact, ' | '), string_agg(distinct wide, ' | ')),
    string_agg(distinct wide, ' | '), max(weight)
  from (
    select key, false as is_stem, exact, wide, weight from meanings
    union all
    -- A stem that is a word of its own means that word.
    select stem, true, exact, wide, weight from meanings
    where stem <> key and stem not in (select key from exact_keys)
  ) keyed
  where key <> ''
  group by key;
  -- So that misspelt ones are corrected too.
  insert into private.search_words
  select distinct form collate "C" as word
  from private.search_meanings m cross join lateral unnest(private.search_forms(m.key)) form
  where not m.is_stem and char_length(form) between 2 and 40 order by word
  on conflict do nothing;
end
$$;
alter function private.rebuild_search_meanings() owner to service_role;
