-- What a word stands for, beginnings spelt out: left to the index, two letters may gather half of it.
create or replace function private.search_words_for(word text) returns text
language sql stable security definer set search_path = '' as $$
  select string_agg(quote_literal(meant.word), ' | ')
  from unnest(string_to_array(private.search_alternatives(word), ' | ')) alternative
  cross join lateral (
    select btrim(alternative, '''*:') as spelling, alternative like '%:*' as is_beginning
  ) said
  cross join lateral (
    select said.spelling as word
    union
    (select s.word from private.search_words s
     where said.is_beginning
       and s.word >= said.spelling collate "C"
       and s.word <= (said.spelling || chr(1114111)) collate "C"
     order by s.word limit 24)
  ) meant
$$;
alter function private.search_words_for(text) owner to service_role;
