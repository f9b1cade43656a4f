-- Whether the caller has any role, and roles count in its session.
create or replace function private.acts_as_staff() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.is_staff(auth.uid()) and private.roles_count(auth.jwt() ->> 'aal');
end
$$;
alter function private.acts_as_staff() owner to service_role;
grant execute on function private.acts_as_staff() to authenticated, service_role;
