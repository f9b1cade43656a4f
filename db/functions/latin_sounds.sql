-- The sounds of an Arabic word typed in Latin letters and digits ("kanaba", "3oud"), comparable with
-- private.arabic_sound. Spelling varies: 2 is a hamza or a silent qaf, an initial vowel may be an ain,
-- and the article may be attached.
create or replace function private.latin_sounds(word text) returns text[]
language sql immutable strict parallel safe set search_path = '' as $$
  with letters as (
    select regexp_replace(written, '(.)\1+', '\1', 'g') as written
    from (values (word), (substring(word from '^[aei]l(.{4,})$'))) spellings (written)
    where word ~ '^[a-z0-9]*[a-z][a-z0-9]*$'
  ),
  simplified as (
    select written ~ '^[aeiou]' as is_open, translate(
      replace(replace(replace(replace(replace(replace(replace(
        regexp_replace(written, '[ae]h$', ''),
        'sh', '$'), 'ch', '$'), 'kh', '%'), 'gh', '&'), 'th', 's'), 'dh', 'z'), 'ph', 'f'),
      'cqjpv56789$%&', 'kkgbfxthjscxj') as simple
    from letters where written is not null
  ),
  consonants as (
    select is_open,
      translate(left(simple, 1), 'aeiou', '') || regexp_replace(substr(simple, 2), '[aeiouwy]', '', 'g')
        as sound
    from simplified
  )
  select array_agg(distinct replace(opening || sound, '2', hamza))
  from consonants
  cross join (values (''), ('3')) openings (opening)
  cross join (values (''), ('k')) hamzas (hamza)
  where opening = '' or is_open
$$;
grant execute on function private.latin_sounds(text) to service_role;
