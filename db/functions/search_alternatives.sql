-- The alternatives of a search word: words with this prefix and Arabic words that differ only in vowels. If
-- no word has the prefix, also words that sound or are spelt alike.
create or replace function private.search_alternatives(word text) returns text
language sql stable security definer set search_path = '' as $$
  with forms as (
    select form from unnest(private.search_forms(word)) form
  ),
  -- In byte order the next word has this prefix, if any word has.
  prefixes as (
    select form from forms
    where starts_with((
      select s.word from private.search_words s
      where s.word >= form collate "C" order by s.word limit 1
    ), form)
  ),
  -- Two consonants are too few to identify a word, unless nothing else matches.
  siblings as (
    select s.word from forms
    join private.search_words s on s.sound = private.arabic_sound(form) collate "C"
    where char_length(s.sound) >= 3 or not exists (select from prefixes)
    order by s.word limit 8
  ),
  -- Swapped letters leave few trigrams in common, so each pair is swapped back.
  swapped as (
    select s.word
    from forms
    cross join generate_series(1, char_length(form) - 1) i
    join private.search_words s on s.word = overlay(form placing reverse(substr(form, i, 2)) from i)
    where not exists (select from prefixes)
  ),
  sounding_alike as (
    select nearest.word
    from unnest(private.latin_sounds(search_alternatives.word)) as typed
    cross join lateral (
      select s.word from private.search_words s
      where s.sound >= typed collate "C"
        and s.sound <= (typed || case when char_length(typed) >= 3 then '~' else '' end) collate "C"
        -- Four equal consonants are the same word, also when English has borrowed it.
        and (not exists (select from prefixes) or char_length(typed) >= 4 and s.sound = typed)
      order by s.sound, s.word limit 6
    ) nearest
    where char_length(typed) >= case when search_alternatives.word ~ '[aeiou]' then 2 else 3 end
      and char_length(search_alternatives.word) >= 3 and not exists (select from swapped)
  ),
  spelt_alike as (
    select s.word from forms join private.search_words s on s.word operator(extensions.%) form
    where not exists (select from prefixes) and not exists (select from swapped)
      -- When a word sounds alike, only a close spelling still counts.
      and (extensions.similarity(s.word, form) >= 0.4 or not exists (select from sounding_alike))
    order by extensions.similarity(s.word, form) desc, s.word limit 4
  )
  select coalesce(
    (select string_agg(alternative, ' | ') from (
      select quote_literal(form) || ':*' from prefixes
      union select quote_literal(siblings.word) from siblings
      union select quote_literal(swapped.word) from swapped
      union select quote_literal(sounding_alike.word) from sounding_alike
      union select quote_literal(spelt_alike.word) from spelt_alike
    ) as every (alternative)),
    quote_literal(word)
  )
$$;
alter function private.search_alternatives(text) owner to service_role;
