-- What the shop knows about an account: the profile a customer sees, and the roles of staff.

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
-- Name, e-mail and phone belong to the login and cannot be changed here. Uploaded files are stored and
-- removed by avatar_url, so only the shop itself writes it.
grant select, update (job_position, company, locale) on public.profiles to authenticated;
grant select, insert, update, delete on public.profiles to service_role;
