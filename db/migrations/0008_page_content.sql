-- Pages that staff compose: sections in order, and the content blocks inside them.

create table public.page_sections (
  id uuid primary key default gen_random_uuid(),
  page_name text not null check (page_name ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text not null check (name ~ '^[a-z0-9]+([_-][a-z0-9]+)*$'),
  display_name text not null,
  display_name_ar text,
  description text,
  description_ar text,
  status text not null default 'draft' check (status in ('draft', 'published')),
  is_visible boolean not null default true,
  order_index integer not null default 0,
  layout_type text not null default 'default'
    check (layout_type in ('hero', 'grid', 'carousel', 'testimonial', 'featured', 'faq', 'default')),
  config jsonb not null default '{}' check (jsonb_typeof(config) = 'object'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (page_name, name)
);

create index page_sections_in_order on public.page_sections (page_name, order_index, id);

create trigger set_updated_at before update on public.page_sections
  for each row execute function private.set_updated_at();
create trigger content_changed after insert or update or delete or truncate on public.page_sections
  for each statement execute function private.notify_content_changed();

alter table public.page_sections enable row level security;
alter table public.page_sections force row level security;
create policy system on public.page_sections to service_role using (true) with check (true);
create policy public_read on public.page_sections for select to anon, authenticated
  using (status = 'published' and is_visible);
create policy staff on public.page_sections to authenticated
  using ((select private.has_role('marketing', 'content_manager')))
  with check ((select private.has_role('marketing', 'content_manager')));

grant select on public.page_sections to anon, authenticated;
grant insert (
    id, page_name, name, display_name, display_name_ar, description, description_ar, status,
    is_visible, order_index, layout_type, config
  ),
  update (
    page_name, name, display_name, display_name_ar, description, description_ar, status,
    is_visible, order_index, layout_type, config, updated_at
  ),
  delete on public.page_sections to authenticated;
grant select, insert, update, delete on public.page_sections to service_role;

create table public.page_content (
  id uuid primary key default gen_random_uuid(),
  section_id uuid references public.page_sections (id) on delete cascade,
  page_name text not null,
  section_name text not null,
  content_type text not null,
  section_order integer not null default 0,
  status text not null default 'draft' check (status in ('draft', 'published')),
  is_visible boolean not null default true,
  published_at timestamptz,
  -- Texts of both languages: title_en, title_ar … for an item, { "en": …, "ar": … } for a block.
  content jsonb not null default '{}' check (jsonb_typeof(content) = 'object'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index page_content_of_section on public.page_content (section_id, section_order, id);
create index page_content_of_page on public.page_content (page_name, section_name, section_order, id);
create index page_content_of_type on public.page_content (content_type, page_name, section_name);

create trigger set_updated_at before update on public.page_content
  for each row execute function private.set_updated_at();
create trigger content_changed after insert or update or delete or truncate on public.page_content
  for each statement execute function private.notify_content_changed();

alter table public.page_content enable row level security;
alter table public.page_content force row level security;
create policy system on public.page_content to service_role using (true) with check (true);
-- Content of a hidden section is hidden too.
create policy public_read on public.page_content for select to anon, authenticated
  using (
    status = 'published' and is_visible
    and (section_id is null or exists (
      select from public.page_sections s
      where s.id = section_id and s.status = 'published' and s.is_visible
    ))
  );
create policy staff on public.page_content to authenticated
  using ((select private.has_role('marketing', 'content_manager')))
  with check ((select private.has_role('marketing', 'content_manager')));

grant select on public.page_content to anon, authenticated;
grant insert (
    id, section_id, page_name, section_name, content_type, section_order, status, is_visible,
    published_at, content
  ),
  update (
    section_id, page_name, section_name, content_type, section_order, status, is_visible,
    published_at, content, updated_at
  ),
  delete on public.page_content to authenticated;
grant select, insert, update, delete on public.page_content to service_role;
