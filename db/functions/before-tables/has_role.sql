-- Whether the caller has one of the roles; always true for an admin. Security definer: policies call it
-- for callers who may not read user_roles.
create or replace function private.has_role(variadic wanted text[]) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.user_roles
    where user_id = auth.uid() and (role = 'admin' or role = any (wanted))
  )
$$;
alter function private.has_role(text[]) owner to service_role;
grant execute on function private.has_role(text[]) to anon, authenticated, service_role;
