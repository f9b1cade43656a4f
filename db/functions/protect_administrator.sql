-- The shop always has an administrator who can sign in, and administrators do not take their own role.
-- Two who remove each other at once wait for each other here: the second finds that no other is left.
create or replace function private.protect_administrator() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and new.user_id = old.user_id and new.role = old.role then
    return new;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('administrators', 0));
  if not exists (
    select from public.user_roles r join auth.users u on u.id = r.user_id
    where r.role = 'admin' and r.user_id <> old.user_id
      and (u.banned_until is null or u.banned_until <= now())
  ) then
    raise exception 'The last administrator stays.'
      using errcode = '23514', constraint = 'last_administrator';
  end if;
  if old.user_id = private.staff_actor() then
    raise exception 'You cannot take your own administrator role.'
      using errcode = '23514', constraint = 'own_administrator_role';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end
$$;
alter function private.protect_administrator() owner to service_role;

create or replace trigger protect_administrator before update or delete on public.user_roles
  for each row when (old.role = 'admin') execute function private.protect_administrator();
