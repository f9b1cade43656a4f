-- A name as people may type it: with straight apostrophes, in any case, with spaces too many.
create or replace function private.plain_name(name text) returns text
language sql immutable set search_path = ''
return lower(btrim(regexp_replace(translate(normalize(name, nfc), '’‘ʼ´`′', ''''''''''''''), '\s+', ' ', 'g')));
grant execute on function private.plain_name to service_role;
