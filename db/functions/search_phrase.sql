-- A phrase as a query: all of its words, each in any of its forms.
create or replace function private.search_phrase(key text) returns text
language sql immutable strict parallel safe set search_path = '' as $$
  select '(' || string_agg(
    '(' || (select string_agg(quote_literal(form), ' | ') from unnest(private.search_forms(word)) form) || ')',
    ' & ') || ')'
  from unnest(string_to_array(key, ' ')) word where word <> ''
$$;
grant execute on function private.search_phrase(text) to service_role;
