-- The member of staff whose work this transaction is: the one whom the shop acts for, or the caller.
-- Null for customers, visitors and the shop's own work.
create or replace function private.staff_actor() returns uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  claims jsonb := auth.jwt();
  who uuid := nullif(claims -> 'act' ->> 'sub', '')::uuid;
begin
  if who is not null then
    return who;
  end if;
  return case when private.acts_as_staff() then nullif(claims ->> 'sub', '')::uuid end;
end
$$;
alter function private.staff_actor() owner to service_role;
grant execute on function private.staff_actor() to authenticated, service_role;
