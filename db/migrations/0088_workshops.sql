-- The workshops that make the pieces: who they are, where they work and since when.

create table public.workshops (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 60),
  -- Products name their workshop; the same name links them to it.
  name text not null unique check (btrim(name) <> ''),
  name_ar text,
  craft text not null check (craft in (
    'mashrabiya', 'joinery', 'inlay', 'arabesque', 'upholstery', 'carving', 'metalwork', 'leather',
    'kilim', 'weaving', 'applique', 'pottery', 'alabaster', 'basketry', 'embroidery'
  )),
  town text not null check (btrim(town) <> ''),
  town_ar text,
  governorate text not null references public.governorates (code),
  -- Where it is on the map of the shop.
  latitude numeric(7, 4) check (latitude between 21 and 33),
  longitude numeric(7, 4) check (longitude between 24 and 38),
  founded smallint check (founded between 1000 and 2100),
  -- Of the people who work there now: 1 founded it, 3 are the grandchildren.
  generation smallint check (generation between 1 and 20),
  story text not null default '',
  story_ar text,
  image_url text,
  is_visible boolean not null default true,
  display_order smallint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((latitude is null) = (longitude is null))
);

create index workshops_in_order on public.workshops (is_visible, display_order, id);
create index workshops_by_order on public.workshops (display_order, id);
create index workshops_by_name on public.workshops (name, id);
create index workshops_by_change on public.workshops (updated_at, id);
create index workshops_of_governorate on public.workshops (governorate);
create index workshops_names on public.workshops
  using gin (name extensions.gin_trgm_ops, name_ar extensions.gin_trgm_ops);

create trigger set_updated_at before update on public.workshops
  for each row execute function private.set_updated_at();
create trigger content_changed after insert or update or delete or truncate on public.workshops
  for each statement execute function private.notify_content_changed();
create trigger audit after insert or update or delete on public.workshops
  for each row execute function private.audit();
insert into private.audited_tables (table_name, writers, label_column) values
  ('workshops', '{technical_office_manager}', 'name');

alter table public.workshops enable row level security;
alter table public.workshops force row level security;
create policy system on public.workshops to service_role using (true) with check (true);
create policy public_read on public.workshops for select to anon, authenticated using (is_visible);
create policy staff on public.workshops to authenticated
  using ((select private.has_role('technical_office_manager')))
  with check ((select private.has_role('technical_office_manager')));

grant select on public.workshops to anon, authenticated;
grant insert (
    id, slug, name, name_ar, craft, town, town_ar, governorate, latitude, longitude, founded,
    generation, story, story_ar, image_url, is_visible, display_order
  ),
  update (
    slug, name, name_ar, craft, town, town_ar, governorate, latitude, longitude, founded,
    generation, story, story_ar, image_url, is_visible, display_order
  ),
  delete on public.workshops to authenticated;
grant select, insert, update, delete on public.workshops to service_role;

-- Set by the trigger link_workshop from the name, so that forms, imports and other clients go on
-- writing a name.
alter table public.products
  add column workshop_id uuid references public.workshops (id) on delete set null;
create index products_of_workshop on public.products (workshop_id);
update private.audited_tables set ignored = ignored || '{workshop_id}' where table_name = 'products';

alter table public.former_slugs drop constraint former_slugs_kind_check,
  add constraint former_slugs_kind_check
    check (kind in ('product', 'portfolio', 'project', 'workshop'));
