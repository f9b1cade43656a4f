-- What a phrase is called in private.search_meanings: its normalized words without stop words and without
-- the Arabic article.
create or replace function private.search_key(words text) returns text
language sql immutable strict parallel safe set search_path = '' as $$
  select coalesce(string_agg(
    coalesce(substring(word from '^[وف]?(?:بال|كال|لل|ال)(?:ال)?(.{3,})$'), word), ' ' order by place
  ), '')
  from unnest(string_to_array(private.normalize_search(words), ' ')) with ordinality split (word, place)
  where not private.is_stop_word(word) and word <> ''
$$;
grant execute on function private.search_key(text) to service_role;
