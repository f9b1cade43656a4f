-- Whether roles count in a session of this level (aal1 after the first step of signing in, aal2 after the
-- second): not at aal1 while two-step login is required of staff. PL/pgSQL, because it keeps its plan:
-- policies ask for every query of a signed-in caller.
create or replace function private.roles_count(level text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce(level = 'aal2', false)
    or not exists (select from public.abuse_limits where staff_second_factor);
end
$$;
alter function private.roles_count(text) owner to service_role;
grant execute on function private.roles_count(text) to service_role;
