-- The words of a text that may be the HTML of the shop's editor. Its only entities are those four.
create or replace function private.plain_text(written text) returns text
language sql immutable set search_path = '' as $$
  select case when written ~ '<[a-zA-Z/!]' then
    btrim(regexp_replace(
      replace(replace(replace(replace(
        regexp_replace(written, '<[^>]*>', ' ', 'g'),
        '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&amp;', '&'),
      '\s+', ' ', 'g'))
    else written end
$$;
grant execute on function private.plain_text(text) to anon, authenticated, service_role;
