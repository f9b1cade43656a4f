-- Completed commissions: projects, pictures, highlights, the products used and where they stand.

create table public.portfolio_projects (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  title_en text not null check (btrim(title_en) <> ''),
  title_ar text,
  category text not null check (category in ('residential', 'commercial', 'office', 'hospitality')),
  main_image text,
  date date,
  location_en text,
  location_ar text,
  client_en text,
  client_ar text,
  -- Square metres.
  area numeric(10, 2) check (area > 0),
  description_en text not null default '',
  description_ar text,
  challenge_en text,
  challenge_ar text,
  solution_en text,
  solution_ar text,
  client_quote_en text,
  client_quote_ar text,
  materials_en text[] not null default '{}',
  materials_ar text[] not null default '{}',
  status text not null default 'draft' check (status in ('draft', 'published')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index portfolio_projects_by_newest on public.portfolio_projects (status, created_at desc, id desc);
create index portfolio_projects_by_category
  on public.portfolio_projects (status, category, created_at desc, id desc);

create trigger set_updated_at before update on public.portfolio_projects
  for each row execute function private.set_updated_at();
create trigger content_changed after insert or update or delete or truncate on public.portfolio_projects
  for each statement execute function private.notify_content_changed();

alter table public.portfolio_projects enable row level security;
alter table public.portfolio_projects force row level security;
create policy system on public.portfolio_projects to service_role using (true) with check (true);
create policy public_read on public.portfolio_projects for select to anon, authenticated
  using (status = 'published');
create policy staff on public.portfolio_projects to authenticated
  using ((select private.has_role('technical_office_manager')))
  with check ((select private.has_role('technical_office_manager')));

grant select on public.portfolio_projects to anon, authenticated;
grant insert (
    id, slug, title_en, title_ar, category, main_image, date, location_en, location_ar, client_en,
    client_ar, area, description_en, description_ar, challenge_en, challenge_ar, solution_en,
    solution_ar, client_quote_en, client_quote_ar, materials_en, materials_ar, status
  ),
  update (
    slug, title_en, title_ar, category, main_image, date, location_en, location_ar, client_en,
    client_ar, area, description_en, description_ar, challenge_en, challenge_ar, solution_en,
    solution_ar, client_quote_en, client_quote_ar, materials_en, materials_ar, status
  ),
  delete on public.portfolio_projects to authenticated;
grant select, insert, update, delete on public.portfolio_projects to service_role;

create table public.portfolio_images (
  id uuid primary key default gen_random_uuid(),
  portfolio_id uuid not null references public.portfolio_projects (id) on delete cascade,
  image_url text not null check (btrim(image_url) <> ''),
  display_order smallint not null default 0,
  alt_en text,
  alt_ar text,
  width integer check (width > 0),
  height integer check (height > 0),
  dominant_color text check (dominant_color ~ '^#[0-9a-f]{6}$'),
  created_at timestamptz not null default now()
);

create index portfolio_images_in_order on public.portfolio_images (portfolio_id, display_order, id);

create trigger content_changed after insert or update or delete or truncate on public.portfolio_images
  for each statement execute function private.notify_content_changed();

alter table public.portfolio_images enable row level security;
alter table public.portfolio_images force row level security;
create policy system on public.portfolio_images to service_role using (true) with check (true);
create policy public_read on public.portfolio_images for select to anon, authenticated
  using (exists (
    select from public.portfolio_projects p where p.id = portfolio_id and p.status = 'published'
  ));
create policy staff on public.portfolio_images to authenticated
  using ((select private.has_role('technical_office_manager')))
  with check ((select private.has_role('technical_office_manager')));

grant select on public.portfolio_images to anon, authenticated;
grant insert (id, portfolio_id, image_url, display_order, alt_en, alt_ar, width, height, dominant_color),
  update (image_url, display_order, alt_en, alt_ar, width, height, dominant_color),
  delete on public.portfolio_images to authenticated;
grant select, insert, update, delete on public.portfolio_images to service_role;

create table public.portfolio_highlights (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references public.portfolio_projects (id) on delete cascade,
  title_en text not null,
  title_ar text,
  description_en text,
  description_ar text,
  display_order smallint not null default 0,
  created_at timestamptz not null default now()
);

create index portfolio_highlights_in_order on public.portfolio_highlights (project_id, display_order, id);

create trigger content_changed after insert or update or delete or truncate on public.portfolio_highlights
  for each statement execute function private.notify_content_changed();

alter table public.portfolio_highlights enable row level security;
alter table public.portfolio_highlights force row level security;
create policy system on public.portfolio_highlights to service_role using (true) with check (true);
create policy public_read on public.portfolio_highlights for select to anon, authenticated
  using (exists (
    select from public.portfolio_projects p where p.id = project_id and p.status = 'published'
  ));
create policy staff on public.portfolio_highlights to authenticated
  using ((select private.has_role('technical_office_manager')))
  with check ((select private.has_role('technical_office_manager')));

grant select on public.portfolio_highlights to anon, authenticated;
grant insert (id, project_id, title_en, title_ar, description_en, description_ar, display_order),
  update (title_en, title_ar, description_en, description_ar, display_order),
  delete on public.portfolio_highlights to authenticated;
grant select, insert, update, delete on public.portfolio_highlights to service_role;

create table public.portfolio_products (
  id uuid primary key default gen_random_uuid(),
  portfolio_id uuid not null references public.portfolio_projects (id) on delete cascade,
  product_id uuid not null references public.products (id) on delete cascade,
  created_at timestamptz not null default now(),
  unique (portfolio_id, product_id)
);

create index portfolio_products_of_product on public.portfolio_products (product_id);

create trigger content_changed after insert or update or delete or truncate on public.portfolio_products
  for each statement execute function private.notify_content_changed();

alter table public.portfolio_products enable row level security;
alter table public.portfolio_products force row level security;
create policy system on public.portfolio_products to service_role using (true) with check (true);
create policy public_read on public.portfolio_products for select to anon, authenticated
  using (
    exists (select from public.portfolio_projects p where p.id = portfolio_id and p.status = 'published')
    and exists (select from public.products p where p.id = product_id and p.status = 'published')
  );
create policy staff on public.portfolio_products to authenticated
  using ((select private.has_role('technical_office_manager')))
  with check ((select private.has_role('technical_office_manager')));

grant select on public.portfolio_products to anon, authenticated;
grant insert (id, portfolio_id, product_id), delete on public.portfolio_products to authenticated;
grant select, insert, update, delete on public.portfolio_products to service_role;

-- The position of a product in a picture. It refers to picture and product, not to portfolio_products,
-- whose rows are replaced on every save.
create table public.portfolio_hotspots (
  id uuid primary key default gen_random_uuid(),
  image_id uuid not null references public.portfolio_images (id) on delete cascade,
  product_id uuid not null references public.products (id) on delete cascade,
  -- Percent of the picture's width and height, from its top left corner in both languages.
  x numeric(4, 1) not null check (x between 0 and 100),
  y numeric(4, 1) not null check (y between 0 and 100),
  created_at timestamptz not null default now(),
  unique (image_id, product_id)
);

create index portfolio_hotspots_of_product on public.portfolio_hotspots (product_id);

create trigger content_changed after insert or update or delete or truncate on public.portfolio_hotspots
  for each statement execute function private.notify_content_changed();

alter table public.portfolio_hotspots enable row level security;
alter table public.portfolio_hotspots force row level security;
create policy system on public.portfolio_hotspots to service_role using (true) with check (true);
create policy public_read on public.portfolio_hotspots for select to anon, authenticated
  using (
    exists (
      select from public.portfolio_images i
      join public.portfolio_projects p on p.id = i.portfolio_id
      where i.id = image_id and p.status = 'published'
    )
    and exists (select from public.products p where p.id = product_id and p.status = 'published')
  );
create policy staff on public.portfolio_hotspots to authenticated
  using ((select private.has_role('technical_office_manager')))
  with check ((select private.has_role('technical_office_manager')));

grant select on public.portfolio_hotspots to anon, authenticated;
grant insert (id, image_id, product_id, x, y), update (x, y), delete
  on public.portfolio_hotspots to authenticated;
grant select, insert, update, delete on public.portfolio_hotspots to service_role;
