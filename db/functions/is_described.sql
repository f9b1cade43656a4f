-- Whether a picture has an alternative text in both languages.
create or replace function private.is_described(picture jsonb) returns boolean
language sql immutable set search_path = ''
return private.count_texts(picture -> 'alt_en') > 0 and private.count_texts(picture -> 'alt_ar') > 0;
grant execute on function private.is_described to authenticated;
