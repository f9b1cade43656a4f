-- Outlines and 3D models belong to a product by its id: they used to be found by its address, which staff
-- may change.

create table public.product_outlines (
  product_id uuid primary key references public.products (id) on delete cascade,
  -- Drawn by the studio (src/domain/catalog/outline.ts): SVG paths in millimetres, and the size in
  -- centimetres that they were drawn for.
  outline jsonb not null check (
    outline @? 'strict $ ? (
      @.size.width >= 1 && @.size.depth >= 1 && @.size.height >= 1 && (
        @.standing == "floor" || @.standing == "table" || @.standing == "wall" ||
        @.standing == "ceiling" || @.standing == "flat"))'
    and octet_length(outline::text) <= 16384
  ),
  created_at timestamptz not null default now()
);

create table public.product_models (
  id uuid primary key default gen_random_uuid(),
  product_id uuid not null references public.products (id) on delete cascade,
  -- Null for a model of the product in its usual size.
  variant_id uuid,
  -- Files of the demo are in public/models, uploaded ones in the file store.
  glb_url text not null unique check (glb_url ~ '^/(media/)?models/[0-9a-z-]+\.glb$'),
  usdz_url text unique check (usdz_url ~ '^/(media/)?models/[0-9a-z-]+\.usdz$'),
  -- As measured in the file, in whole centimetres.
  dimensions jsonb not null check (
    dimensions @? 'strict $ ? (
      @.width >= 1 && @.width <= 2000 && @.width.floor() == @.width &&
      @.depth >= 1 && @.depth <= 2000 && @.depth.floor() == @.depth &&
      @.height >= 1 && @.height <= 2000 && @.height.floor() == @.height)'
    and dimensions - '{width,depth,height}'::text[] = '{}'
  ),
  created_at timestamptz not null default now(),
  foreign key (variant_id, product_id) references public.product_variants (id, product_id)
    on delete cascade,
  unique nulls not distinct (product_id, variant_id)
);

create index product_models_of_variant on public.product_models (variant_id, product_id);

create trigger rows_inserted after insert on public.product_outlines
  referencing new table as new_rows
  for each statement execute function private.notify_rows_changed('product_id');
create trigger rows_updated after update on public.product_outlines
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.notify_rows_changed('product_id');
create trigger rows_deleted after delete on public.product_outlines
  referencing old table as old_rows
  for each statement execute function private.notify_rows_changed('product_id');
create trigger emptied after truncate on public.product_outlines
  for each statement execute function private.notify_content_changed();
create trigger rows_inserted after insert on public.product_models
  referencing new table as new_rows
  for each statement execute function private.notify_rows_changed('product_id');
create trigger rows_updated after update on public.product_models
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.notify_rows_changed('product_id');
create trigger rows_deleted after delete on public.product_models
  referencing old table as old_rows
  for each statement execute function private.notify_rows_changed('product_id');
create trigger emptied after truncate on public.product_models
  for each statement execute function private.notify_content_changed();

create trigger audit after insert or update or delete on public.product_outlines
  for each row execute function private.audit();
create trigger audit after insert or update or delete on public.product_models
  for each row execute function private.audit();
insert into private.audited_tables (table_name, key_columns, writers, label_column, ignored) values
  ('product_outlines', '{product_id}', '{technical_office_manager}', null, '{outline}'),
  ('product_models', '{id}', '{technical_office_manager}', 'glb_url', '{}');

alter table public.product_outlines enable row level security;
alter table public.product_outlines force row level security;
create policy system on public.product_outlines to service_role, service_key using (true) with check (true);
create policy public_read on public.product_outlines for select to anon, authenticated
  using (exists (select from public.products p where p.id = product_id and p.status = 'published'));
create policy staff_read on public.product_outlines for select to authenticated
  using ((select private.has_role('technical_office_manager')));
grant select on public.product_outlines to anon, authenticated, service_key;
grant select, insert, update, delete on public.product_outlines to service_role;

alter table public.product_models enable row level security;
alter table public.product_models force row level security;
create policy system on public.product_models to service_role, service_key using (true) with check (true);
create policy public_read on public.product_models for select to anon, authenticated
  using (exists (select from public.products p where p.id = product_id and p.status = 'published'));
create policy staff_read on public.product_models for select to authenticated
  using ((select private.has_role('technical_office_manager')));
grant select on public.product_models to anon, authenticated, service_key;
grant select, insert, update, delete on public.product_models to service_role;
