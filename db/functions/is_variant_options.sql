-- Whether JSON has the choices that variants are made of: lists of { name, name_ar?, value, code? }, named
-- colors, materials and sizes.
create or replace function private.is_variant_options(options jsonb) returns boolean
language sql immutable strict parallel safe set search_path = '' as $$
  select jsonb_typeof(options) = 'object'
    and not jsonb_path_exists(options, 'strict $.* ? (@.type() != "array")', '{}', true)
    and not jsonb_path_exists(options, 'strict $.*[*] ? (@.type() != "object")', '{}', true)
    and not jsonb_path_exists(options, 'lax $.*[*] ? (
      !(@.name.type() == "string") || !(@.value.type() == "string")
      || exists(@.name_ar) && @.name_ar.type() != "string" && @.name_ar.type() != "null"
      || exists(@.code) && @.code.type() != "string" && @.code.type() != "null")', '{}', true)
$$;
grant execute on function private.is_variant_options(jsonb) to anon, authenticated, service_role;
