-- What a piece cost, and whether it could be had, when somebody saved it; and lists shown to friends.

alter table public.wishlist_items
  add column saved_price numeric(12, 2) not null default 0 check (saved_price >= 0),
  add column was_available boolean not null default true;

-- The owner of the tables is held back by their policies; the shop itself is not.
set local role service_role;
update public.wishlist_items w
set saved_price = coalesce(p.discount_price, p.price),
  was_available = p.stock_status not in ('out_of_stock', 'sold_out')
from public.products p where p.id = w.product_id;
reset role;

-- The product tells both, not whoever saves it.
create function private.remember_wished_state() returns trigger
language plpgsql set search_path = '' as $$
declare
  product public.products;
begin
  select * into product from public.products p where p.id = new.product_id;
  if found then
    new.saved_price := coalesce(product.discount_price, product.price);
    new.was_available := product.stock_status not in ('out_of_stock', 'sold_out');
  end if;
  return new;
end
$$;
create trigger remember_state before insert on public.wishlist_items
  for each row execute function private.remember_wished_state();

-- Whoever has the token reads the list; ending the share removes the row, and a new one has a new token.
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
