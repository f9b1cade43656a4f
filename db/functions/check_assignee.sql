-- Rejects an assignee who may not read the enquiry. Its arguments are the roles that may. Security
-- definer: the caller may not read user_roles.
create or replace function private.check_assignee() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (
    select from public.user_roles
    where user_id = new.assigned_to and (role = 'admin' or role = any (tg_argv))
  ) then
    raise exception 'This account does not work on such enquiries.'
      using errcode = 'check_violation', constraint = 'assignee_role';
  end if;
  return new;
end
$$;
alter function private.check_assignee() owner to service_role;

create or replace trigger check_assignee
  before insert or update of assigned_to on public.custom_service_requests
  for each row when (new.assigned_to is not null)
  execute function private.check_assignee('sales', 'technical_office_manager');
create or replace trigger check_assignee
  before insert or update of assigned_to on public.contact_messages
  for each row when (new.assigned_to is not null)
  execute function private.check_assignee('sales');
