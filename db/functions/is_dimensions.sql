-- Whether JSON says how large a piece is, in centimetres: { "width": 80, "depth": 40, "height": 75 }.
create or replace function private.is_dimensions(dimensions jsonb) returns boolean
language sql immutable strict parallel safe set search_path = '' as $$
  select jsonb_path_match(dimensions,
    'strict $.width.type() == "number" && $.width > 0 && $.width <= 2000
      && $.depth.type() == "number" && $.depth > 0 && $.depth <= 2000
      && $.height.type() == "number" && $.height > 0 && $.height <= 2000', '{}', true) is true
$$;
grant execute on function private.is_dimensions(jsonb) to anon, authenticated, service_role;
