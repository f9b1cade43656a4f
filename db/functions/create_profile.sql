-- Every new account gets a profile and totals, whichever service created it.
create or replace function private.create_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  metadata jsonb := coalesce(new.raw_user_meta_data, '{}');
begin
  insert into public.profiles (id, full_name, email, phone, job_position, company, locale)
  values (
    new.id,
    left(coalesce(metadata ->> 'full_name', ''), 200),
    coalesce(new.email, ''),
    left(nullif(metadata ->> 'phone', ''), 20),
    left(nullif(metadata ->> 'job_position', ''), 120),
    left(nullif(metadata ->> 'company', ''), 120),
    case when metadata ->> 'locale' = 'ar' then 'ar' else 'en' end
  );
  insert into public.account_totals (user_id) values (new.id);
  return new;
end
$$;
alter function private.create_profile() owner to service_role;

create or replace trigger create_profile after insert on auth.users
  for each row execute function private.create_profile();
