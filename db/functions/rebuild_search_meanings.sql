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
  tokens as materialized (
    select distinct w.id, t.token, t.facet from wanted w
    join terms t on t.key = w.key
      -- Arabic stems are too short to tell a desk (مكتب) from bookcases (مكتبات).
      or w.key ~ '^[a-z]' and private.search_stem(t.key) = private.search_stem(w.key)
  ),
  meanings as (
    select key, token, facet, null::text as phrase from terms
    union
    select s.key, t.token, t.facet, null from said s join tokens t using (id)
    union
    select s.key, null, null, w.key from said s join wanted w using (id)
    union
    select s.key, null, null, other.key from said s join said other using (id)
  ),
  keyed as (
    select key, false as is_stem, token, facet, phrase from meanings
    union
    select private.search_stem(key), true, token, facet, phrase from meanings
    where private.search_stem(key) <> key
  )
  insert into private.search_meanings (key, is_stem, exact, wide, weight)
  select key, bool_and(is_stem),
    coalesce(
      string_agg(distinct quote_literal(token), ' | '),
      string_agg(distinct private.search_phrase(phrase), ' | ')
    ),
    coalesce(string_agg(distinct private.search_phrase(phrase), ' | '), private.search_phrase(key)),
    max(case facet when 'kind' then 5 when 'material' then 3 when 'colour' then 3 when 'room' then 2 else 1 end)
  from (
    -- A stem that is a word of its own means that word.
    select k.* from keyed k
    where k.key <> '' and (not k.is_stem or not exists (
      select from keyed e where e.key = k.key and not e.is_stem))
  ) best
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
