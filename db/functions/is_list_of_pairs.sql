-- Whether JSON is a list of pairs of texts, such as [["Frame", "Beech"]].
create or replace function private.is_list_of_pairs(list jsonb) returns boolean
language sql immutable strict parallel safe set search_path = '' as $$
  select jsonb_typeof(list) = 'array'
    and not jsonb_path_exists(list, 'strict $[*] ? (@.type() != "array" || @.size() != 2)', '{}', true)
    and not jsonb_path_exists(list, 'strict $[*][*] ? (@.type() != "string")', '{}', true)
$$;
grant execute on function private.is_list_of_pairs(jsonb) to anon, authenticated, service_role;
