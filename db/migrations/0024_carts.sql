-- The saved cart that a signed-in customer finds again in another browser. Its prices are those shown
-- last; an order is priced again.

create table public.carts (
  user_id uuid primary key default auth.uid() references auth.users (id) on delete cascade,
  -- Cart lines and items saved for later, in the format of src/domain/cart.
  basket jsonb not null check (jsonb_typeof(basket) = 'object' and length(basket::text) <= 200000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create trigger set_updated_at before update on public.carts
  for each row execute function private.set_updated_at();

alter table public.carts enable row level security;
alter table public.carts force row level security;
create policy system on public.carts to service_role using (true) with check (true);
create policy own on public.carts to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

grant select on public.carts to authenticated;
grant insert (user_id, basket), update (basket), delete on public.carts to authenticated;
grant select, insert, update, delete on public.carts to service_role;
