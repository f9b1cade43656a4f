-- What a single word that no synonym or name explains may stand for: words of the shop that begin with it and
-- Arabic ones that differ only in vowels; otherwise what it would be on the other keyboard, with two
-- letters swapped back, by sound, or in a similar spelling. Short words are not corrected by spelling: too
-- many others are like them.
create or replace function private.search_alternatives(word text)
returns table (alternative text, is_guess boolean)
language sql stable security definer set search_path = ''
set enable_hashjoin = off set enable_mergejoin = off as $$
  with forms as (
    select form from unnest(private.search_forms(word)) form
  ),
  present as (
    select s.word from forms join private.search_words s on s.word = form collate "C"
  ),
  prefixes as (
    select found.word from forms cross join lateral (
      select s.word from private.search_words s
      where s.word >= form collate "C" and s.word <= (form || chr(1114111)) collate "C"
        and not exists (select from present)
      order by s.word limit 24
    ) found
  ),
  -- Two consonants are too few to identify a word, unless nothing else matches.
  siblings as (
    select s.word from forms
    join private.search_words s on s.sound = private.arabic_sound(form) collate "C"
    where abs(char_length(s.word) - char_length(form)) <= 2
      and (char_length(s.sound) >= 3
        or not exists (select from present) and not exists (select from prefixes))
    order by s.word limit 8
  ),
  known as (
    select present.word from present union select prefixes.word from prefixes
  ),
  other_keyboard as (
    select s.word from (
      select case when search_alternatives.word ~ '^[ء-ي]+$'
        then translate(search_alternatives.word, 'ضصثقفغعهخحجدشسيبلاتنمكطئءؤرىةوزظ', 'qwertyuiop[]asdfghjkl;''zxcvnm,./')
        else private.normalize_search(translate(
          search_alternatives.word, 'qwertyuiopasdfghjklzxcvnm', 'ضصثقفغعهخحشسيبلاتنمكئءؤرىة')) end as typed
    ) other
    join private.search_words s on s.word = typed collate "C"
    where char_length(typed) >= 3 and not exists (select from known)
  ),
  -- Swapped letters leave few trigrams in common, so each pair is swapped back.
  swapped as (
    select s.word
    from forms
    cross join generate_series(1, char_length(form) - 1) i
    join private.search_words s on s.word = overlay(form placing reverse(substr(form, i, 2)) from i) collate "C"
    where char_length(form) >= 4 and not exists (select from known) and not exists (select from other_keyboard)
  ),
  similar_words as materialized (
    select s.word, extensions.similarity(s.word, form) as likeness
    from forms join private.search_words s on s.word operator(extensions.%) form
    where char_length(form) >= 5 and not exists (select from known) and not exists (select from swapped)
      and not exists (select from other_keyboard)
      and (extensions.similarity(s.word, form) >= 0.5
        or extensions.similarity(s.word, form) >= 0.4
          and left(s.word, 1) = left(form, 1) and right(s.word, 1) = right(form, 1))
      and abs(char_length(s.word) - char_length(form)) <= 3
    order by likeness desc, s.word limit 4
  ),
  sounding_alike as (
    select nearest.word
    from unnest(private.latin_sounds(search_alternatives.word)) as typed
    cross join lateral (
      select s.word from private.search_words s
      where s.sound >= typed collate "C"
        and s.sound <= (typed || case when char_length(typed) >= 3 then '~' else '' end) collate "C"
        -- Four equal consonants are the same word, also when English has borrowed it.
        and (not exists (select from known) or char_length(typed) >= 4 and s.sound = typed)
      order by s.sound, s.word limit 6
    ) nearest
    where char_length(typed) >= case
        -- An e that is not heard: an English word.
        when search_alternatives.word ~ '[^aeiou]e$' then 4
        when search_alternatives.word ~ '[aeiou]' then 2 else 3 end
      and char_length(search_alternatives.word) >= 3
      and not exists (select from swapped) and not exists (select from other_keyboard)
      -- A close spelling is more than a sound.
      and not exists (select from similar_words where likeness >= 0.5)
  ),
  spelt_alike as (
    select similar_words.word from similar_words
    where likeness >= 0.5 or not exists (select from sounding_alike)
  )
  select known.word, false from known
  union select siblings.word, false from siblings
  union select other_keyboard.word, true from other_keyboard
  union select swapped.word, true from swapped
  union select sounding_alike.word, exists (select from sounding_alike) from sounding_alike
  union select spelt_alike.word, true from spelt_alike
$$;
alter function private.search_alternatives(text) owner to service_role;
