-- The ledger of stock: every change of a quantity and its cause. Triggers write it, so no change is
-- missing, whichever caller made it.

create table public.stock_movements (
  id uuid primary key default gen_random_uuid(),
  product_id uuid not null references public.products (id) on delete cascade,
  -- No foreign key: the ledger keeps the movements of deleted variants.
  variant_id uuid,
  change integer not null check (change <> 0),
  cause text not null check (cause in ('opening', 'adjustment', 'sale', 'return')),
  order_id uuid references public.orders (id) on delete set null,
  created_at timestamptz not null default now(),
  check (order_id is null or cause in ('sale', 'return'))
);

create index stock_movements_of_piece on public.stock_movements (product_id, variant_id);
create index stock_movements_of_order on public.stock_movements (order_id) where order_id is not null;

alter table public.stock_movements enable row level security;
alter table public.stock_movements force row level security;
create policy system on public.stock_movements to service_role using (true) with check (true);
create policy staff_read on public.stock_movements for select to authenticated
  using ((select private.has_role('sales', 'technical_office_manager')));

grant select on public.stock_movements to authenticated;
grant select, insert, update, delete on public.stock_movements to service_role;
