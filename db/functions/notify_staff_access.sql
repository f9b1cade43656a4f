-- Has the rights of everybody with a role looked at again, in streams that are open.
create or replace function private.notify_staff_access() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.pg_notify('live_updates', 'access changed ' || staff.user_id)
  from (select distinct user_id from public.user_roles) staff;
  return null;
end
$$;
alter function private.notify_staff_access() owner to service_role;

create or replace trigger staff_access after update on public.abuse_limits
  for each row when (old.staff_second_factor <> new.staff_second_factor)
  execute function private.notify_staff_access();
