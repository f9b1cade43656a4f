-- The words of a normalized text and their base forms: without the Arabic article, and in the singular for
-- regular plurals.
create or replace function private.search_forms(words text) returns text[]
language sql immutable strict parallel safe set search_path = '' as $$
  select array_agg(distinct form)
  from unnest(string_to_array(words, ' ')) word
  cross join lateral (values
    (word),
    (substring(word from '^ال(.{3,})$')),
    (substring(word from '^(?:ال)?([ء-ي]{3,})ات$')),
    (substring(word from '^([a-z]{2,}[^s])s$')),
    (substring(word from '^([a-z]+(?:ch|sh|ss|x))es$'))
  ) forms (form)
  where form <> ''
$$;
grant execute on function private.search_forms(text) to service_role;
