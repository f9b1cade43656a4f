-- One letter for what Latin letters do not tell apart. The vowels go, and with them waw and yaa, except
-- at the beginning; a final haa is nearly always a taa marbuta.
create or replace function private.arabic_sound(word text) returns text
language sql immutable strict parallel safe set search_path = '' as $$
  select nullif(translate(
    left(word, 1) || regexp_replace(substr(word, 2), '[اويء]|ه$', '', 'g'),
    'ويبتثجحخدذرزسشصضطظعغفقكلمنهاء',
    'wybtsghxdzrzscsdtz3jfkklmnh'), '')
  where word ~ '^[ء-ي]+$'
$$;
grant execute on function private.arabic_sound(text) to service_role;
