-- Projects in progress and projects handed over.

create table public.projects (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  title text not null check (btrim(title) <> ''),
  title_ar text,
  category text not null check (category in ('residential', 'commercial', 'office', 'hospitality')),
  description text not null default '',
  description_ar text,
  location text,
  location_ar text,
  client text,
  client_ar text,
  image_url text,
  status text not null default 'current' check (status in ('current', 'completed')),
  progress smallint not null default 0 check (progress between 0 and 100),
  started_on date,
  completed_on date check (completed_on >= started_on),
  is_published boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint projects_completed_is_whole check (status <> 'completed' or progress = 100)
);

create index projects_by_newest on public.projects (is_published, status, created_at desc, id desc);

create trigger set_updated_at before update on public.projects
  for each row execute function private.set_updated_at();
create trigger content_changed after insert or update or delete or truncate on public.projects
  for each statement execute function private.notify_content_changed();

alter table public.projects enable row level security;
alter table public.projects force row level security;
create policy system on public.projects to service_role using (true) with check (true);
create policy public_read on public.projects for select to anon, authenticated using (is_published);
create policy staff on public.projects to authenticated
  using ((select private.has_role('technical_office_manager')))
  with check ((select private.has_role('technical_office_manager')));

grant select on public.projects to anon, authenticated;
grant insert (
    id, slug, title, title_ar, category, description, description_ar, location, location_ar, client,
    client_ar, image_url, status, progress, started_on, completed_on, is_published
  ),
  update (
    slug, title, title_ar, category, description, description_ar, location, location_ar, client,
    client_ar, image_url, status, progress, started_on, completed_on, is_published
  ),
  delete on public.projects to authenticated;
grant select, insert, update, delete on public.projects to service_role;

create table public.project_images (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references public.projects (id) on delete cascade,
  image_url text not null check (btrim(image_url) <> ''),
  display_order smallint not null default 0,
  alt_en text,
  alt_ar text,
  width integer check (width > 0),
  height integer check (height > 0),
  dominant_color text check (dominant_color ~ '^#[0-9a-f]{6}$'),
  created_at timestamptz not null default now()
);

create index project_images_in_order on public.project_images (project_id, display_order, id);

create trigger content_changed after insert or update or delete or truncate on public.project_images
  for each statement execute function private.notify_content_changed();

alter table public.project_images enable row level security;
alter table public.project_images force row level security;
create policy system on public.project_images to service_role using (true) with check (true);
create policy public_read on public.project_images for select to anon, authenticated
  using (exists (select from public.projects p where p.id = project_id and p.is_published));
create policy staff on public.project_images to authenticated
  using ((select private.has_role('technical_office_manager')))
  with check ((select private.has_role('technical_office_manager')));

grant select on public.project_images to anon, authenticated;
grant insert (id, project_id, image_url, display_order, alt_en, alt_ar, width, height, dominant_color),
  update (image_url, display_order, alt_en, alt_ar, width, height, dominant_color),
  delete on public.project_images to authenticated;
grant select, insert, update, delete on public.project_images to service_role;
