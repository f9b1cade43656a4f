-- Whether the caller has one of the roles, and roles count in its session; always true for an admin. An
-- admin who looks as another role (claim view_as) has that role alone. Security definer: policies call it
-- for callers who may not read user_roles. PL/pgSQL, because it keeps its plans.
create or replace function private.has_role(variadic wanted text[]) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  claims jsonb := auth.jwt();
begin
  return exists (
    select from public.user_roles
    where user_id = nullif(claims ->> 'sub', '')::uuid and case
      when claims ? 'view_as' then role = 'admin' and claims ->> 'view_as' = any (wanted)
      else role = 'admin' or role = any (wanted)
    end
  ) and private.roles_count(claims ->> 'aal');
end
$$;
alter function private.has_role(text[]) owner to service_role;
grant execute on function private.has_role(text[]) to anon, authenticated, service_role;
