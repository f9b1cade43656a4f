-- Whether an account has any role. What a caller may do is asked of acts_as_staff: roles do not count in
-- every session. Security definer for the same reason as has_role.
create or replace function private.is_staff(who uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.user_roles where user_id = who)
$$;
alter function private.is_staff(uuid) owner to service_role;
grant execute on function private.is_staff(uuid) to authenticated, service_role;
