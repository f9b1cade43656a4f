-- The alternatives of a word as a query, with prefixes expanded to at most 24 words: a prefix of two
-- letters could match half of the index.
create or replace function private.search_words_for(word text) returns text
language sql stable security definer set search_path = '' as $$
  select string_agg(quote_literal(expanded.word), ' | ')
  from unnest(string_to_array(private.search_alternatives(word), ' | ')) alternative
  cross join lateral (
    select btrim(alternative, '''*:') as spelling, alternative like '%:*' as is_prefix
  ) parsed
  cross join lateral (
    select parsed.spelling as word
    union
    (select s.word from private.search_words s
     where parsed.is_prefix
       and s.word >= parsed.spelling collate "C"
       and s.word <= (parsed.spelling || chr(1114111)) collate "C"
     order by s.word limit 24)
  ) expanded
$$;
alter function private.search_words_for(text) owner to service_role;
