-- Arabic typed in Latin letters and digits ("kanaba", "3oud", "7arir"), and Arabic words that differ
-- from the shop's only in their vowels, as most plurals do (كرسي, كراسي). Both are compared by what is
-- heard of their consonants; src/domain/search/sound.ts knows the same letters, to mark what was found.

-- One letter for what Latin letters do not tell apart. The vowels go, and with them waw and yaa, except
-- at the beginning; a final haa is nearly always a taa marbuta.
create function private.arabic_sound(word text) returns text
language sql immutable strict parallel safe set search_path = '' as $$
  select nullif(translate(
    left(word, 1) || regexp_replace(substr(word, 2), '[اويء]|ه$', '', 'g'),
    'ويبتثجحخدذرزسشصضطظعغفقكلمنهاء',
    'wybtsghxdzrzscsdtz3jfkklmnh'), '')
  where word ~ '^[ء-ي]+$'
$$;
grant execute on function private.arabic_sound(text) to service_role;

-- The same of a Latin word. Usage wavers: 2 is a hamza or the qaf that Cairo leaves out, a vowel at the
-- beginning may stand for ain, and the article may be written on.
create function private.latin_sounds(word text) returns text[]
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

alter table private.search_words
  add column sound text collate "C" generated always as (private.arabic_sound(word)) stored;
create index search_words_by_sound on private.search_words (sound, word) where sound is not null;

-- The words of a normalised text: with the Arabic article also without it, in the regular plural also
-- in the singular.
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

-- A word stands for all that begin like it and for the Arabic ones that differ in vowels alone. When none
-- begins like it, it also stands for those that sound or are spelt more or less like it.
create or replace function private.search_alternatives(word text) returns text
language sql stable security definer set search_path = '' as $$
  with forms as (
    select form from unnest(private.search_forms(word)) form
  ),
  -- In byte order the first word from here on begins like it, if any does.
  beginnings as (
    select form from forms
    where starts_with((
      select s.word from private.search_words s
      where s.word >= form collate "C" order by s.word limit 1
    ), form)
  ),
  -- Two consonants are too few to tell words apart, unless there is nothing else to go by.
  siblings as (
    select s.word from forms
    join private.search_words s on s.sound = private.arabic_sound(form) collate "C"
    where char_length(s.sound) >= 3 or not exists (select from beginnings)
    order by s.word limit 8
  ),
  -- Two letters in the wrong order leave few trigrams in common, so they are put right one by one.
  turned as (
    select s.word
    from forms
    cross join generate_series(1, char_length(form) - 1) i
    join private.search_words s on s.word = overlay(form placing reverse(substr(form, i, 2)) from i)
    where not exists (select from beginnings)
  ),
  heard as (
    select nearest.word
    from unnest(private.latin_sounds(search_alternatives.word)) as typed
    cross join lateral (
      select s.word from private.search_words s
      where s.sound >= typed collate "C"
        and s.sound <= (typed || case when char_length(typed) >= 3 then '~' else '' end) collate "C"
        -- Four consonants in this order are the same word, also where English has borrowed it.
        and (not exists (select from beginnings) or char_length(typed) >= 4 and s.sound = typed)
      order by s.sound, s.word limit 6
    ) nearest
    where char_length(typed) >= case when search_alternatives.word ~ '[aeiou]' then 2 else 3 end
      and char_length(search_alternatives.word) >= 3 and not exists (select from turned)
  ),
  alike as (
    select s.word from forms join private.search_words s on s.word operator(extensions.%) form
    where not exists (select from beginnings) and not exists (select from turned)
      -- What is heard may be meant: then only a slip of the pen still counts.
      and (extensions.similarity(s.word, form) >= 0.4 or not exists (select from heard))
    order by extensions.similarity(s.word, form) desc, s.word limit 4
  )
  select coalesce(
    (select string_agg(alternative, ' | ') from (
      select quote_literal(form) || ':*' from beginnings
      union select quote_literal(siblings.word) from siblings
      union select quote_literal(turned.word) from turned
      union select quote_literal(heard.word) from heard
      union select quote_literal(alike.word) from alike
    ) as every (alternative)),
    quote_literal(word)
  )
$$;
