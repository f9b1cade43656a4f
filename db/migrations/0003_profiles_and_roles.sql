-- Who somebody is to the shop: the profile a customer sees, and the roles that make somebody staff.

create table public.user_roles (
  user_id uuid not null references auth.users on delete cascade,
  role text not null check (
    role in ('admin', 'sales', 'marketing', 'technical_office_manager', 'content_manager')
  ),
  granted_by uuid default auth.uid() references auth.users on delete set null,
  created_at timestamptz not null default now(),
  primary key (user_id, role)
);
create index user_roles_granted_by_idx on public.user_roles (granted_by);

-- Security definer, because a policy asks it about rows that the asker may not read.
-- An admin passes every question.
create function private.has_role(variadic wanted text[]) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.user_roles
    where user_id = auth.uid() and (role = 'admin' or role = any (wanted))
  )
$$;
grant execute on function private.has_role(text[]) to anon, authenticated, service_role;

create function private.is_staff(who uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.user_roles where user_id = who)
$$;
grant execute on function private.is_staff(uuid) to authenticated, service_role;

alter table public.user_roles enable row level security;
alter table public.user_roles force row level security;
create policy system on public.user_roles to service_role using (true) with check (true);
create policy own on public.user_roles for select to authenticated
  using (user_id = (select auth.uid()));
create policy admin_reads on public.user_roles for select to authenticated
  using ((select private.has_role('admin')));
create policy admin_grants on public.user_roles for insert to authenticated
  with check ((select private.has_role('admin')));
create policy admin_revokes on public.user_roles for delete to authenticated
  using ((select private.has_role('admin')));
grant select, insert (user_id, role), delete on public.user_roles to authenticated;
grant select, insert, update, delete on public.user_roles to service_role;

create table public.profiles (
  id uuid primary key references auth.users on delete cascade,
  full_name text not null default '' check (length(full_name) <= 200),
  email text not null default '',
  phone text check (length(phone) <= 20),
  avatar_url text check (length(avatar_url) <= 2000),
  job_position text check (length(job_position) <= 120),
  company text check (length(company) <= 120),
  locale text not null default 'en' check (locale in ('en', 'ar')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index profiles_email_idx on public.profiles (email);
create trigger set_updated_at before update on public.profiles
  for each row execute function private.set_updated_at();

alter table public.profiles enable row level security;
alter table public.profiles force row level security;
create policy system on public.profiles to service_role using (true) with check (true);
create policy own on public.profiles for select to authenticated
  using (id = (select auth.uid()));
create policy own_update on public.profiles for update to authenticated
  using (id = (select auth.uid())) with check (id = (select auth.uid()));
create policy admin_reads on public.profiles for select to authenticated
  using ((select private.has_role('admin')));
create policy sales_reads_customers on public.profiles for select to authenticated
  using ((select private.has_role('sales')) and not private.is_staff(id));
-- Full name, e-mail and phone belong to the login and cannot be changed here.
grant select, update (avatar_url, job_position, company, locale) on public.profiles to authenticated;
grant select, insert, update, delete on public.profiles to service_role;

-- The account is the source of name, e-mail and phone, wherever it is created.
create function private.create_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  given jsonb := coalesce(new.raw_user_meta_data, '{}');
begin
  insert into public.profiles (id, full_name, email, phone, job_position, company, locale)
  values (
    new.id,
    left(coalesce(given ->> 'full_name', ''), 200),
    coalesce(new.email, ''),
    left(nullif(given ->> 'phone', ''), 20),
    left(nullif(given ->> 'job_position', ''), 120),
    left(nullif(given ->> 'company', ''), 120),
    case when given ->> 'locale' = 'ar' then 'ar' else 'en' end
  );
  return new;
end
$$;
create trigger create_profile after insert on auth.users
  for each row execute function private.create_profile();

create function private.copy_email_to_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.profiles set email = coalesce(new.email, '') where id = new.id;
  return new;
end
$$;
create trigger copy_email_to_profile after update of email on auth.users
  for each row when (old.email is distinct from new.email)
  execute function private.copy_email_to_profile();
