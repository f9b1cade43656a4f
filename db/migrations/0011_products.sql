-- The catalogue: products, their variants and pictures.

create table public.products (
  id uuid primary key default gen_random_uuid(),
  name text not null check (btrim(name) <> ''),
  name_ar text,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  sku text not null unique check (btrim(sku) <> ''),
  category text not null
    check (category in ('living-room', 'bedroom', 'dining-room', 'office', 'decor', 'lighting')),
  kind text not null check (kind ~ '^[a-z0-9]+(_[a-z0-9]+)*$'),
  description text not null default '',
  description_ar text,
  price numeric(12, 2) not null check (price > 0),
  discount_price numeric(12, 2) check (discount_price > 0 and discount_price < price),
  -- The price to pay; lists sort and filter by it.
  effective_price numeric(12, 2) generated always as (coalesce(discount_price, price)) stored,
  quantity integer not null default 0 check (quantity >= 0),
  low_stock_threshold integer not null default 3 check (low_stock_threshold >= 0),
  is_preorder boolean not null default false,
  is_sold_out boolean not null default false,
  stock_status text not null generated always as (
    case
      when is_sold_out then 'sold_out'
      when is_preorder then 'pre_order'
      when quantity = 0 then 'out_of_stock'
      when quantity <= low_stock_threshold then 'low_stock'
      else 'in_stock'
    end
  ) stored,
  image_url text,
  rating numeric(3, 2) not null default 0 check (rating between 0 and 5),
  review_count integer not null default 0 check (review_count >= 0),
  has_variants boolean not null default false,
  variant_options jsonb not null default '{}' check (jsonb_typeof(variant_options) = 'object'),
  colors text[] not null default '{}',
  materials text[] not null default '{}',
  -- Centimetres: { "width": 80, "depth": 40, "height": 75 }.
  dimensions jsonb check (jsonb_typeof(dimensions) = 'object'),
  weight numeric(8, 2) check (weight > 0),
  origin text,
  origin_ar text,
  warranty_years smallint check (warranty_years >= 0),
  lead_time_min_days smallint check (lead_time_min_days >= 0),
  lead_time_max_days smallint check (lead_time_max_days >= lead_time_min_days),
  tags text[] not null default '{}',
  care_instructions text,
  care_instructions_ar text,
  features text[] not null default '{}',
  features_ar text[] not null default '{}',
  specifications jsonb not null default '{}' check (jsonb_typeof(specifications) = 'object'),
  specifications_ar jsonb not null default '{}' check (jsonb_typeof(specifications_ar) = 'object'),
  workshop text,
  workshop_ar text,
  story text,
  story_ar text,
  status text not null default 'draft' check (status in ('draft', 'published')),
  sales_count integer not null default 0 check (sales_count >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index products_by_newest on public.products (status, created_at desc, id desc);
create index products_by_room_newest on public.products (status, category, created_at desc, id desc);
create index products_by_price on public.products (status, effective_price, id);
create index products_by_room_price on public.products (status, category, effective_price, id);
create index products_by_sales on public.products (status, sales_count desc, id desc);
create index products_by_room_sales on public.products (status, category, sales_count desc, id desc);
create index products_by_rating on public.products (status, rating desc, id desc);

create trigger set_updated_at before update on public.products
  for each row execute function private.set_updated_at();
create trigger rows_inserted after insert on public.products
  referencing new table as new_rows
  for each statement execute function private.notify_rows_changed('id');
create trigger rows_updated after update on public.products
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.notify_rows_changed('id');
create trigger rows_deleted after delete on public.products
  referencing old table as old_rows
  for each statement execute function private.notify_rows_changed('id');
create trigger emptied after truncate on public.products
  for each statement execute function private.notify_content_changed();

alter table public.products enable row level security;
alter table public.products force row level security;
create policy system on public.products to service_role using (true) with check (true);
create policy public_read on public.products for select to anon, authenticated
  using (status = 'published');
create policy staff on public.products to authenticated
  using ((select private.has_role('technical_office_manager')))
  with check ((select private.has_role('technical_office_manager')));

grant select on public.products to anon, authenticated;
grant insert (
    id, name, name_ar, slug, sku, category, kind, description, description_ar, price, discount_price,
    quantity, low_stock_threshold, is_preorder, is_sold_out, image_url, has_variants, variant_options,
    colors, materials, dimensions, weight, origin, origin_ar, warranty_years, lead_time_min_days,
    lead_time_max_days, tags, care_instructions, care_instructions_ar, features, features_ar,
    specifications, specifications_ar, workshop, workshop_ar, story, story_ar, status
  ),
  update (
    name, name_ar, slug, sku, category, kind, description, description_ar, price, discount_price,
    quantity, low_stock_threshold, is_preorder, is_sold_out, image_url, has_variants, variant_options,
    colors, materials, dimensions, weight, origin, origin_ar, warranty_years, lead_time_min_days,
    lead_time_max_days, tags, care_instructions, care_instructions_ar, features, features_ar,
    specifications, specifications_ar, workshop, workshop_ar, story, story_ar, status
  ),
  delete on public.products to authenticated;
grant select, insert, update, delete on public.products to service_role;

create table public.product_variants (
  id uuid primary key default gen_random_uuid(),
  product_id uuid not null references public.products (id) on delete cascade,
  -- The `value` of an entry in the product's variant_options.
  color text,
  material text,
  size text,
  sku text not null unique check (btrim(sku) <> ''),
  price numeric(12, 2) not null check (price > 0),
  discount_price numeric(12, 2) check (discount_price > 0 and discount_price < price),
  inventory integer not null default 0 check (inventory >= 0),
  image_url text,
  position smallint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (num_nonnulls(color, material, size) > 0),
  unique nulls not distinct (product_id, color, material, size),
  -- Lets foreign keys check that a variant belongs to the product.
  unique (id, product_id)
);

create index product_variants_in_order on public.product_variants (product_id, position, id);

create trigger set_updated_at before update on public.product_variants
  for each row execute function private.set_updated_at();
create trigger rows_inserted after insert on public.product_variants
  referencing new table as new_rows
  for each statement execute function private.notify_rows_changed('product_id');
create trigger rows_updated after update on public.product_variants
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.notify_rows_changed('product_id');
create trigger rows_deleted after delete on public.product_variants
  referencing old table as old_rows
  for each statement execute function private.notify_rows_changed('product_id');
create trigger emptied after truncate on public.product_variants
  for each statement execute function private.notify_content_changed();

alter table public.product_variants enable row level security;
alter table public.product_variants force row level security;
create policy system on public.product_variants to service_role using (true) with check (true);
create policy public_read on public.product_variants for select to anon, authenticated
  using (exists (select from public.products p where p.id = product_id and p.status = 'published'));
create policy staff on public.product_variants to authenticated
  using ((select private.has_role('technical_office_manager')))
  with check ((select private.has_role('technical_office_manager')));

grant select on public.product_variants to anon, authenticated;
grant insert (id, product_id, color, material, size, sku, price, discount_price, inventory, image_url, position),
  update (color, material, size, sku, price, discount_price, inventory, image_url, position),
  delete on public.product_variants to authenticated;
grant select, insert, update, delete on public.product_variants to service_role;

create table public.product_images (
  id uuid primary key default gen_random_uuid(),
  product_id uuid not null references public.products (id) on delete cascade,
  variant_id uuid,
  image_url text not null check (btrim(image_url) <> ''),
  display_order smallint not null default 0,
  is_primary boolean not null default false,
  alt_en text,
  alt_ar text,
  width integer check (width > 0),
  height integer check (height > 0),
  dominant_color text check (dominant_color ~ '^#[0-9a-f]{6}$'),
  created_at timestamptz not null default now(),
  foreign key (variant_id, product_id) references public.product_variants (id, product_id)
    on delete set null (variant_id)
);

create index product_images_in_order on public.product_images (product_id, display_order, id);
create index product_images_of_variant on public.product_images (variant_id) where variant_id is not null;
create unique index product_images_one_primary on public.product_images (product_id) where is_primary;
create trigger rows_inserted after insert on public.product_images
  referencing new table as new_rows
  for each statement execute function private.notify_rows_changed('product_id');
create trigger rows_updated after update on public.product_images
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.notify_rows_changed('product_id');
create trigger rows_deleted after delete on public.product_images
  referencing old table as old_rows
  for each statement execute function private.notify_rows_changed('product_id');
create trigger emptied after truncate on public.product_images
  for each statement execute function private.notify_content_changed();

alter table public.product_images enable row level security;
alter table public.product_images force row level security;
create policy system on public.product_images to service_role using (true) with check (true);
create policy public_read on public.product_images for select to anon, authenticated
  using (exists (select from public.products p where p.id = product_id and p.status = 'published'));
create policy staff on public.product_images to authenticated
  using ((select private.has_role('technical_office_manager')))
  with check ((select private.has_role('technical_office_manager')));

grant select on public.product_images to anon, authenticated;
grant insert (id, product_id, variant_id, image_url, display_order, is_primary, alt_en, alt_ar, width, height, dominant_color),
  update (variant_id, image_url, display_order, is_primary, alt_en, alt_ar, width, height, dominant_color),
  delete on public.product_images to authenticated;
grant select, insert, update, delete on public.product_images to service_role;
