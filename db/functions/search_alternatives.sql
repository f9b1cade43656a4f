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
alter function private.search_alternatives(text) owner to service_role;
