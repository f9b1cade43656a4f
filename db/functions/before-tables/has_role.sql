-- Whether the caller has one of the roles; always true for an admin. An admin who looks as another role
-- (claim view_as) has that role alone. Security definer: policies call it for callers who may not read
-- user_roles.
create or replace function private.has_role(variadic wanted text[]) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.user_roles
    where user_id = auth.uid() and case
      when auth.jwt() ? 'view_as' then role = 'admin' and auth.jwt() ->> 'view_as' = any (wanted)
      else role = 'admin' or role = any (wanted)
    end
  )
$$;
alter function private.has_role(text[]) owner to service_role;
grant execute on function private.has_role(text[]) to anon, authenticated, service_role;
