-- Views of lists that staff saved: a name for an address. Own ones, and those that colleagues share.

create table public.staff_views (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  list text not null check (list ~ '^[a-z][a-z-]{0,59}$'),
  name text not null check (char_length(btrim(name)) between 1 and 60),
  -- The query of the list's address.
  search text not null check (char_length(search) <= 2000),
  shared_with text[] not null default '{}' check (shared_with <@ array[
    'admin', 'sales', 'marketing', 'technical_office_manager', 'content_manager'
  ]),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index staff_views_of_list on public.staff_views (list, created_at, id);
create index staff_views_of_owner on public.staff_views (owner_id);

create trigger set_updated_at before update on public.staff_views
  for each row execute function private.set_updated_at();

alter table public.staff_views enable row level security;
alter table public.staff_views force row level security;
create policy system on public.staff_views to service_role using (true) with check (true);
create policy own on public.staff_views to authenticated
  using (owner_id = (select auth.uid()) and (select private.is_staff((select auth.uid()))))
  with check (owner_id = (select auth.uid()) and (select private.is_staff((select auth.uid()))));
create policy shared_read on public.staff_views for select to authenticated
  using (cardinality(shared_with) > 0 and private.has_role(variadic shared_with));

grant select, insert (id, list, name, search, shared_with), update (name, search, shared_with), delete
  on public.staff_views to authenticated;
grant select, insert, update, delete on public.staff_views to service_role;
