-- Two-step login is required of staff by an admin who uses it: one who switched the requirement on at aal1
-- would have no roles a moment later. Programs with the secret key have no session and are not asked.
create or replace function private.require_own_factor() returns trigger
language plpgsql set search_path = '' as $$
begin
  if auth.role() = 'authenticated' and coalesce(auth.jwt() ->> 'aal', '') <> 'aal2' then
    raise exception 'Set up two-step login for your own account first.'
      using errcode = '23514', constraint = 'own_second_factor';
  end if;
  return new;
end
$$;

create or replace trigger require_own_factor before update on public.abuse_limits
  for each row when (new.staff_second_factor and not old.staff_second_factor)
  execute function private.require_own_factor();
