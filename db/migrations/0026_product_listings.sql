-- What the list of the shop sorts, filters and counts by, apart from the wide rows it shows. Under the
-- policy of products neither numeric comparisons nor array operators reach an index; here every row is
-- published, so that everybody may read all of them and the planner is free.

create table public.product_listings (
  product_id uuid primary key references public.products (id) on delete cascade,
  category text not null,
  -- What each order sorts by, in whole numbers: pieces sold, cents to pay, microseconds since 1970.
  sold bigint not null,
  cents bigint not null,
  entered bigint not null,
  -- What a shopper may choose it by, as 'colour:sand'.
  facets text[] not null
);

create index product_listings_by_sold on public.product_listings (sold, product_id);
create index product_listings_by_price on public.product_listings (cents, product_id);
create index product_listings_by_age on public.product_listings (entered, product_id);
create index product_listings_by_room_sold on public.product_listings (category, sold, product_id);
create index product_listings_by_room_price on public.product_listings (category, cents, product_id);
create index product_listings_by_room_age on public.product_listings (category, entered, product_id);
create index product_listings_by_facet on public.product_listings using gin (facets);

-- How many were sold changes with every order and is no news for whoever counts by facets.
create trigger content_changed after insert or delete or truncate or
    update of category, cents, entered, facets on public.product_listings
  for each statement execute function private.notify_content_changed();

alter table public.product_listings enable row level security;
alter table public.product_listings force row level security;
create policy system on public.product_listings to service_role using (true) with check (true);
create policy public_read on public.product_listings for select to anon, authenticated using (true);
grant select on public.product_listings to anon, authenticated;
grant select, insert, update, delete on public.product_listings to service_role;

-- A rating of 4.6 answers to "3 and up" and "4 and up".
create function private.facets_of(product public.products) returns text[]
language sql immutable strict parallel safe set search_path = '' as $$
  select array[
      'category:' || product.category,
      'kind:' || product.kind,
      'availability:' || case product.stock_status
        when 'in_stock' then 'in-stock'
        when 'low_stock' then 'in-stock'
        when 'pre_order' then 'pre-order'
        else 'out-of-stock'
      end
    ]
    || case when product.discount_price is not null then array['sale:yes'] else '{}' end
    || array(select 'rating:' || stars from generate_series(1, floor(product.rating)::integer) stars)
    || array(select distinct 'colour:' || colour from unnest(product.colors) colour)
    || array(select distinct 'material:' || material from unnest(product.materials) material)
$$;
grant execute on function private.facets_of(public.products) to service_role;

create function private.list_product() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.status <> 'published' then
    delete from public.product_listings where product_id = new.id;
    return null;
  end if;
  insert into public.product_listings
  values (
    new.id, new.category, new.sales_count, new.effective_price * 100,
    extract(epoch from new.created_at) * 1000000, private.facets_of(new)
  )
  on conflict (product_id) do update set
    category = excluded.category, sold = excluded.sold, cents = excluded.cents,
    entered = excluded.entered, facets = excluded.facets;
  return null;
end
$$;
alter function private.list_product() owner to service_role;

create trigger list_new after insert on public.products
  for each row when (new.status = 'published') execute function private.list_product();
create trigger list_changed after update on public.products
  for each row when (
    (old.status, old.category, old.kind, old.effective_price, old.discount_price, old.stock_status,
      old.rating, old.colors, old.materials, old.created_at)
    is distinct from
    (new.status, new.category, new.kind, new.effective_price, new.discount_price, new.stock_status,
      new.rating, new.colors, new.materials, new.created_at)
  ) execute function private.list_product();

create function private.list_sales() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.product_listings set sold = new.sales_count where product_id = new.id;
  return null;
end
$$;
alter function private.list_sales() owner to service_role;
create trigger list_sales after update on public.products
  for each row when (old.sales_count <> new.sales_count) execute function private.list_sales();

-- The words of the facets whose values the shop itself chooses. What has no word is not offered.
create table public.product_terms (
  facet text not null check (facet in ('kind', 'colour', 'material')),
  value text not null check (value ~ '^[a-z0-9]+(_[a-z0-9]+)*$' and char_length(value) <= 40),
  name text not null check (btrim(name) <> ''),
  name_ar text,
  -- How a colour looks.
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

-- The policies hold back the owner of the tables too; the shop itself may fill the list.
set local role service_role;
insert into public.product_listings
select p.id, p.category, p.sales_count, p.effective_price * 100,
  extract(epoch from p.created_at) * 1000000, private.facets_of(p)
from public.products p where p.status = 'published';
reset role;
