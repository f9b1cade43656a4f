-- Sets: pieces that are bought together. Pieces with the same set name are one set.

create table public.set_pieces (
  id uuid primary key default gen_random_uuid(),
  set_name text not null check (btrim(set_name) <> '' and char_length(set_name) <= 120),
  set_name_ar text,
  -- Staff know a product by its SKU; a renamed SKU keeps its place in the set.
  sku text not null references public.products (sku) on update cascade on delete cascade,
  quantity smallint not null default 1 check (quantity between 1 and 24),
  position smallint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (set_name, sku)
);

create index set_pieces_of_product on public.set_pieces (sku);
create index set_pieces_in_order on public.set_pieces (position, id);

create trigger set_updated_at before update on public.set_pieces
  for each row execute function private.set_updated_at();
create trigger content_changed after insert or update or delete or truncate on public.set_pieces
  for each statement execute function private.notify_content_changed();
create trigger audit after insert or update or delete on public.set_pieces
  for each row execute function private.audit();
insert into private.audited_tables (table_name, writers, label_column) values
  ('set_pieces', '{technical_office_manager}', 'set_name,sku');

alter table public.set_pieces enable row level security;
alter table public.set_pieces force row level security;
create policy system on public.set_pieces to service_role using (true) with check (true);
create policy public_read on public.set_pieces for select to anon, authenticated
  using (exists (select from public.products p where p.sku = set_pieces.sku and p.status = 'published'));
create policy staff on public.set_pieces to authenticated
  using ((select private.has_role('technical_office_manager')))
  with check ((select private.has_role('technical_office_manager')));

grant select on public.set_pieces to anon, authenticated;
grant insert (id, set_name, set_name_ar, sku, quantity, position),
  update (set_name, set_name_ar, sku, quantity, position),
  delete on public.set_pieces to authenticated;
grant select, insert, update, delete on public.set_pieces to service_role;
