-- The account is the source of the e-mail address; the profile has a copy.
create or replace function private.copy_email_to_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.profiles set email = coalesce(new.email, '') where id = new.id;
  return new;
end
$$;
alter function private.copy_email_to_profile() owner to service_role;

create or replace trigger copy_email_to_profile after update of email on auth.users
  for each row when (old.email is distinct from new.email)
  execute function private.copy_email_to_profile();
