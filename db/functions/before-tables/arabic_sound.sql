-- The consonants of an Arabic word, one letter for all that Latin spelling does not distinguish, to match
-- Arabic typed in Latin letters and plurals that differ only in vowels (كرسي, كراسي). Vowels are removed,
-- and waw and yaa except at the beginning; a final haa is nearly always a taa marbuta.
-- src/domain/search/sound.ts has the same table for highlighting.
create or replace function private.arabic_sound(word text) returns text
language sql immutable strict parallel safe set search_path = '' as $$
  select nullif(translate(
    left(word, 1) || regexp_replace(substr(word, 2), '[اويء]|ه$', '', 'g'),
    'ويبتثجحخدذرزسشصضطظعغفقكلمنهاء',
    'wybtsghxdzrzscsdtz3jfkklmnh'), '')
  where word ~ '^[ء-ي]+$'
$$;
grant execute on function private.arabic_sound(text) to service_role;
