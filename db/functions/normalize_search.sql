-- One spelling for what readers consider the same word: case, accents, alef, yaa, taa marbuta, tashkeel,
-- tatweel, digits. Declared immutable although unaccent is not: its rules never change after installation.
create or replace function private.normalize_search(words text) returns text
language sql immutable strict parallel safe set search_path = '' as $$
  select btrim(regexp_replace(
    translate(
      regexp_replace(
        lower(extensions.unaccent('extensions.unaccent'::regdictionary, normalize(words, NFKC))),
        '[\u0640\u064B-\u065F\u0670\u06D6-\u06ED]', '', 'g'),
      'أإآٱىئیؤةک٠١٢٣٤٥٦٧٨٩',
      'اااايييوهك0123456789'),
    '[[:space:][:punct:]،؛؟«»]+', ' ', 'g'))
$$;
grant execute on function private.normalize_search(text) to anon, authenticated, service_role;
