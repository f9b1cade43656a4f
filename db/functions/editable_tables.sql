-- The tables that a caller with these roles may change; without roles, the caller. Services ask before they
-- write as staff, and again for the author of what they undo.
create or replace function private.editable_tables(roles text[]) returns text[]
language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(table_name), '{}') from private.audited_tables
  where case
    when roles is null then private.has_role(variadic writers || '{admin}')
    else roles && (writers || '{admin}')
  end
$$;
alter function private.editable_tables(text[]) owner to service_role;
grant execute on function private.editable_tables(text[]) to shop_user, service_role;
