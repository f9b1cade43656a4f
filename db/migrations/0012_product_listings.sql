-- The columns that the shop's list sorts, filters and counts by, apart from the wide rows it shows.
-- Under the policies of products neither numeric comparisons nor array operators can use an index. Here
-- every row is published and visible to everyone, so the planner is free.

create table public.product_listings (
  product_id uuid primary key references public.products (id) on delete cascade,
  category text not null,
  -- The sort keys as integers: pieces sold, price in cents, microseconds since 1970.
  sold bigint not null,
  cents bigint not null,
  entered bigint not null,
  -- Filter values such as 'colour:sand'.
  facets text[] not null
);

create index product_listings_by_sold on public.product_listings (sold, product_id);
create index product_listings_by_price on public.product_listings (cents, product_id);
create index product_listings_by_age on public.product_listings (entered, product_id);
create index product_listings_by_room_sold on public.product_listings (category, sold, product_id);
create index product_listings_by_room_price on public.product_listings (category, cents, product_id);
create index product_listings_by_room_age on public.product_listings (category, entered, product_id);
create index product_listings_by_facet on public.product_listings using gin (facets);

-- Without `sold`: it changes with every order and does not affect the facet counts.
create trigger content_changed after insert or delete or truncate or
    update of category, cents, entered, facets on public.product_listings
  for each statement execute function private.notify_content_changed();

alter table public.product_listings enable row level security;
alter table public.product_listings force row level security;
create policy system on public.product_listings to service_role using (true) with check (true);
create policy public_read on public.product_listings for select to anon, authenticated using (true);
grant select on public.product_listings to anon, authenticated;
grant select, insert, update, delete on public.product_listings to service_role;

-- Labels of facet values that staff define. A value without a label is not offered as a filter.
create table public.product_terms (
  facet text not null check (facet in ('kind', 'colour', 'material')),
  value text not null check (value ~ '^[a-z0-9]+(_[a-z0-9]+)*$' and char_length(value) <= 40),
  name text not null check (btrim(name) <> ''),
  name_ar text,
  -- The colour of the swatch.
  code text check (code ~ '^#[0-9a-f]{6}$'),
  position smallint not null default 0,
  primary key (facet, value),
  check (code is null or facet = 'colour')
);

create trigger content_changed after insert or update or delete or truncate on public.product_terms
  for each statement execute function private.notify_content_changed();

alter table public.product_terms enable row level security;
alter table public.product_terms force row level security;
create policy system on public.product_terms to service_role using (true) with check (true);
create policy public_read on public.product_terms for select to anon, authenticated using (true);
create policy staff on public.product_terms to authenticated
  using ((select private.has_role('technical_office_manager')))
  with check ((select private.has_role('technical_office_manager')));
grant select on public.product_terms to anon, authenticated;
grant insert (facet, value, name, name_ar, code, position),
  update (name, name_ar, code, position),
  delete on public.product_terms to authenticated;
grant select, insert, update, delete on public.product_terms to service_role;
