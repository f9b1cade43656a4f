-- The lists of the informational pages: partners, questions and answers, team, job openings.

create table public.partners (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  name_ar text,
  description text,
  description_ar text,
  logo_url text,
  website_url text check (website_url ~ '^https?://'),
  is_visible boolean not null default true,
  display_order smallint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index partners_in_order on public.partners (is_visible, display_order, id);

create trigger set_updated_at before update on public.partners
  for each row execute function private.set_updated_at();
create trigger content_changed after insert or update or delete or truncate on public.partners
  for each statement execute function private.notify_content_changed();

alter table public.partners enable row level security;
alter table public.partners force row level security;
create policy system on public.partners to service_role using (true) with check (true);
create policy public_read on public.partners for select to anon, authenticated using (is_visible);
create policy staff on public.partners to authenticated
  using ((select private.has_role('marketing', 'content_manager'))) with check ((select private.has_role('marketing', 'content_manager')));

grant select on public.partners to anon, authenticated;
grant insert (id, name, name_ar, description, description_ar, logo_url, website_url, is_visible, display_order),
  update (name, name_ar, description, description_ar, logo_url, website_url, is_visible, display_order),
  delete on public.partners to authenticated;
grant select, insert, update, delete on public.partners to service_role;

create table public.faq_categories (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text not null,
  name_ar text,
  is_visible boolean not null default true,
  display_order smallint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index faq_categories_in_order on public.faq_categories (is_visible, display_order, id);

create trigger set_updated_at before update on public.faq_categories
  for each row execute function private.set_updated_at();
create trigger content_changed after insert or update or delete or truncate on public.faq_categories
  for each statement execute function private.notify_content_changed();

alter table public.faq_categories enable row level security;
alter table public.faq_categories force row level security;
create policy system on public.faq_categories to service_role using (true) with check (true);
create policy public_read on public.faq_categories for select to anon, authenticated using (is_visible);
create policy staff on public.faq_categories to authenticated
  using ((select private.has_role('marketing', 'content_manager')))
  with check ((select private.has_role('marketing', 'content_manager')));

grant select on public.faq_categories to anon, authenticated;
grant insert (id, slug, name, name_ar, is_visible, display_order),
  update (slug, name, name_ar, is_visible, display_order),
  delete on public.faq_categories to authenticated;
grant select, insert, update, delete on public.faq_categories to service_role;

create table public.faq_items (
  id uuid primary key default gen_random_uuid(),
  category_id uuid not null references public.faq_categories (id) on delete cascade,
  question text not null,
  question_ar text,
  answer text not null,
  answer_ar text,
  is_visible boolean not null default true,
  display_order smallint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index faq_items_in_order on public.faq_items (category_id, display_order, id);

create trigger set_updated_at before update on public.faq_items
  for each row execute function private.set_updated_at();
create trigger content_changed after insert or update or delete or truncate on public.faq_items
  for each statement execute function private.notify_content_changed();

alter table public.faq_items enable row level security;
alter table public.faq_items force row level security;
create policy system on public.faq_items to service_role using (true) with check (true);
create policy public_read on public.faq_items for select to anon, authenticated
  using (is_visible and exists (
    select from public.faq_categories c where c.id = category_id and c.is_visible
  ));
create policy staff on public.faq_items to authenticated
  using ((select private.has_role('marketing', 'content_manager')))
  with check ((select private.has_role('marketing', 'content_manager')));

grant select on public.faq_items to anon, authenticated;
grant insert (id, category_id, question, question_ar, answer, answer_ar, is_visible, display_order),
  update (category_id, question, question_ar, answer, answer_ar, is_visible, display_order),
  delete on public.faq_items to authenticated;
grant select, insert, update, delete on public.faq_items to service_role;

create table public.team_members (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  name_ar text,
  position text not null,
  position_ar text,
  bio text,
  bio_ar text,
  image_url text,
  profile_url text check (profile_url ~ '^https://'),
  is_visible boolean not null default true,
  display_order smallint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index team_members_in_order on public.team_members (is_visible, display_order, id);

create trigger set_updated_at before update on public.team_members
  for each row execute function private.set_updated_at();
create trigger content_changed after insert or update or delete or truncate on public.team_members
  for each statement execute function private.notify_content_changed();

alter table public.team_members enable row level security;
alter table public.team_members force row level security;
create policy system on public.team_members to service_role using (true) with check (true);
create policy public_read on public.team_members for select to anon, authenticated using (is_visible);
create policy staff on public.team_members to authenticated
  using ((select private.has_role('marketing', 'content_manager')))
  with check ((select private.has_role('marketing', 'content_manager')));

grant select on public.team_members to anon, authenticated;
grant insert (id, name, name_ar, position, position_ar, bio, bio_ar, image_url, profile_url, is_visible, display_order),
  update (name, name_ar, position, position_ar, bio, bio_ar, image_url, profile_url, is_visible, display_order),
  delete on public.team_members to authenticated;
grant select, insert, update, delete on public.team_members to service_role;

create table public.careers (
  id uuid primary key default gen_random_uuid(),
  title text not null,
  title_ar text,
  department text not null,
  department_ar text,
  location text not null,
  location_ar text,
  employment_type text not null
    check (employment_type in ('full_time', 'part_time', 'apprenticeship', 'contract')),
  description text not null,
  description_ar text,
  requirements text[] not null default '{}',
  requirements_ar text[] not null default '{}',
  status text not null default 'draft' check (status in ('draft', 'published')),
  closes_on date,
  display_order smallint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index careers_in_order on public.careers (status, display_order, id);

create trigger set_updated_at before update on public.careers
  for each row execute function private.set_updated_at();
create trigger content_changed after insert or update or delete or truncate on public.careers
  for each statement execute function private.notify_content_changed();

alter table public.careers enable row level security;
alter table public.careers force row level security;
create policy system on public.careers to service_role using (true) with check (true);
create policy public_read on public.careers for select to anon, authenticated using (status = 'published');
create policy staff on public.careers to authenticated
  using ((select private.has_role('marketing', 'content_manager')))
  with check ((select private.has_role('marketing', 'content_manager')));

grant select on public.careers to anon, authenticated;
grant insert (
    id, title, title_ar, department, department_ar, location, location_ar, employment_type,
    description, description_ar, requirements, requirements_ar, status, closes_on, display_order
  ),
  update (
    title, title_ar, department, department_ar, location, location_ar, employment_type,
    description, description_ar, requirements, requirements_ar, status, closes_on, display_order
  ),
  delete on public.careers to authenticated;
grant select, insert, update, delete on public.careers to service_role;
