-- The same of a Latin word. Usage wavers: 2 is a hamza or the qaf that Cairo leaves out, a vowel at the
-- beginning may stand for ain, and the article may be written on.
create or replace function private.latin_sounds(word text) returns text[]
language sql immutable strict parallel safe set search_path = '' as $$
  with letters as (
    select regexp_replace(written, '(.)\1+', '\1', 'g') as written
    from (values (word), (substring(word from '^[aei]l(.{4,})$'))) given (written)
    where word ~ '^[a-z0-9]*[a-z][a-z0-9]*$'
  ),
  one_sign as (
    select written ~ '^[aeiou]' as is_open, translate(
      replace(replace(replace(replace(replace(replace(replace(
        regexp_replace(written, '[ae]h$', ''),
        'sh', '$'), 'ch', '$'), 'kh', '%'), 'gh', '&'), 'th', 's'), 'dh', 'z'), 'ph', 'f'),
      'cqjpv56789$%&', 'kkgbfxthjscxj') as signs
    from letters where written is not null
  ),
  consonants as (
    select is_open,
      translate(left(signs, 1), 'aeiou', '') || regexp_replace(substr(signs, 2), '[aeiouwy]', '', 'g')
        as sound
    from one_sign
  )
  select array_agg(distinct replace(opening || sound, '2', hamza))
  from consonants
  cross join (values (''), ('3')) openings (opening)
  cross join (values (''), ('k')) hamzas (hamza)
  where opening = '' or is_open
$$;
grant execute on function private.latin_sounds(text) to service_role;
