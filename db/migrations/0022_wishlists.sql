-- Saved products, and lists that their owner shares by a link.

create table public.wishlist_items (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  product_id uuid not null references public.products (id) on delete cascade,
  variant_id uuid,
  created_at timestamptz not null default now(),
  -- The product's price and availability at that moment; a trigger fills in both.
  saved_price numeric(12, 2) not null default 0 check (saved_price >= 0),
  was_available boolean not null default true,
  unique nulls not distinct (user_id, product_id, variant_id),
  foreign key (variant_id, product_id) references public.product_variants (id, product_id) on delete cascade
);

create index wishlist_items_of_user on public.wishlist_items (user_id, created_at desc, id desc);
create index wishlist_items_of_product on public.wishlist_items (product_id);
create index wishlist_items_of_variant on public.wishlist_items (variant_id) where variant_id is not null;

alter table public.wishlist_items enable row level security;
alter table public.wishlist_items force row level security;
create policy system on public.wishlist_items to service_role using (true) with check (true);
create policy own on public.wishlist_items to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy staff_read on public.wishlist_items for select to authenticated
  using ((select private.has_role('admin')));

grant select on public.wishlist_items to authenticated;
grant insert (id, user_id, product_id, variant_id), delete on public.wishlist_items to authenticated;
grant select, insert, update, delete on public.wishlist_items to service_role;

-- Anyone with the token can read the list. Ending the share deletes the row; a new share has a new token.
create table public.wishlist_shares (
  user_id uuid primary key default auth.uid() references auth.users (id) on delete cascade,
  token uuid not null unique default gen_random_uuid(),
  created_at timestamptz not null default now()
);

alter table public.wishlist_shares enable row level security;
alter table public.wishlist_shares force row level security;
create policy system on public.wishlist_shares to service_role using (true) with check (true);
create policy own on public.wishlist_shares to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

grant select, insert (user_id), delete on public.wishlist_shares to authenticated;
grant select, insert, update, delete on public.wishlist_shares to service_role;
