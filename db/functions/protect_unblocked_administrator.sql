-- The last administrator who can sign in cannot be blocked.
create or replace function private.protect_unblocked_administrator() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from public.user_roles where user_id = old.id and role = 'admin') then
    return new;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('administrators', 0));
  if not exists (
    select from public.user_roles r join auth.users u on u.id = r.user_id
    where r.role = 'admin' and r.user_id <> old.id
      and (u.banned_until is null or u.banned_until <= now())
  ) then
    raise exception 'The last administrator stays.'
      using errcode = '23514', constraint = 'last_administrator';
  end if;
  return new;
end
$$;
alter function private.protect_unblocked_administrator() owner to service_role;

create or replace trigger protect_unblocked_administrator before update of banned_until on auth.users
  for each row when (new.banned_until is not null and new.banned_until is distinct from old.banned_until)
  execute function private.protect_unblocked_administrator();
