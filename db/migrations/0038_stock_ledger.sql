-- Every piece that came or went, and why. The triggers write it, so that no change of stock, by
-- whomever and from wherever, is without its line: what came first is on hand or sold.

create table public.stock_movements (
  id uuid primary key default gen_random_uuid(),
  product_id uuid not null references public.products (id) on delete cascade,
  -- Without a key of its own: the ledger remembers variants that are gone.
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

-- Whoever moves stock for an order says so in the transaction (private.move_stock); all else is the
-- first count of a piece, or staff counting again.
create function private.record_movement(product uuid, variant uuid, change integer, is_new boolean)
returns void language sql security definer set search_path = '' as $$
  insert into public.stock_movements (product_id, variant_id, change, cause, order_id)
  select p.id, variant, change,
    coalesce(
      nullif(current_setting('fustat.stock_cause', true), ''),
      case when is_new then 'opening' else 'adjustment' end),
    nullif(current_setting('fustat.stock_order', true), '')::uuid
  -- Nothing is written for a product that is just being deleted.
  from public.products p where p.id = product and change <> 0
$$;
alter function private.record_movement(uuid, uuid, integer, boolean) owner to service_role;
grant execute on function private.record_movement(uuid, uuid, integer, boolean) to service_role;

-- A product with variants holds nothing by itself.
create function private.record_product_stock() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.record_movement(
    new.id, null,
    case when new.has_variants then 0 else new.quantity end
      - case when tg_op = 'INSERT' or old.has_variants then 0 else old.quantity end,
    tg_op = 'INSERT');
  return null;
end
$$;
alter function private.record_product_stock() owner to service_role;

create trigger stock_counted after insert on public.products
  for each row when (not new.has_variants and new.quantity <> 0)
  execute function private.record_product_stock();
create trigger stock_moved after update on public.products
  for each row when (
    (case when old.has_variants then 0 else old.quantity end)
      <> (case when new.has_variants then 0 else new.quantity end))
  execute function private.record_product_stock();

create function private.record_variant_stock() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'DELETE' then
    perform private.record_movement(
      new.product_id, new.id,
      new.inventory - case when tg_op = 'INSERT' then 0 else old.inventory end, tg_op = 'INSERT');
  else
    perform private.record_movement(old.product_id, old.id, -old.inventory, false);
  end if;
  return null;
end
$$;
alter function private.record_variant_stock() owner to service_role;

create trigger stock_counted after insert on public.product_variants
  for each row when (new.inventory <> 0) execute function private.record_variant_stock();
create trigger stock_moved after update on public.product_variants
  for each row when (old.inventory <> new.inventory) execute function private.record_variant_stock();
create trigger stock_forgotten after delete on public.product_variants
  for each row when (old.inventory <> 0) execute function private.record_variant_stock();

-- Moves stock for an order, in one flight: [{ product_id, variant_id, change, sold }, …], where `sold`
-- counts pieces made to order too. Raises when there is less than is taken. Variants before products,
-- as the triggers on variants lock them.
create function private.move_stock(cause text, for_order uuid, moves jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  perform set_config('fustat.stock_cause', cause, true), set_config('fustat.stock_order', for_order::text, true);

  update public.product_variants v set inventory = v.inventory + m.change
  from (
    select variant_id, sum(change) as change
    from jsonb_to_recordset(moves) as move (variant_id uuid, change integer)
    where variant_id is not null group by variant_id
  ) m
  where v.id = m.variant_id and m.change <> 0;

  update public.products p
  set quantity = p.quantity + m.change, sales_count = greatest(0, p.sales_count + m.sold)
  from (
    select product_id, sum(sold) as sold,
      coalesce(sum(change) filter (where variant_id is null), 0) as change
    from jsonb_to_recordset(moves) as move (product_id uuid, variant_id uuid, change integer, sold integer)
    group by product_id
  ) m
  where p.id = m.product_id;

  perform set_config('fustat.stock_cause', '', true), set_config('fustat.stock_order', '', true);
end
$$;
grant execute on function private.move_stock(text, uuid, jsonb) to service_role;

-- For a shop that has sold before it kept a ledger: what is on hand and what live orders took was
-- there at first.
create function private.open_stock_ledger() returns void
language sql set search_path = '' as $$
  delete from public.stock_movements;
  insert into public.stock_movements (product_id, variant_id, change, cause, order_id, created_at)
  select i.product_id, i.variant_id, -i.quantity, 'sale', o.id, o.created_at
  from public.orders o join public.order_items i on i.order_id = o.id
  join public.products p on p.id = i.product_id and p.has_variants = (i.variant_id is not null)
  where o.status not in ('cancelled', 'returned', 'refused') and not p.is_preorder;

  insert into public.stock_movements (product_id, variant_id, change, cause)
  select piece.product_id, piece.variant_id, piece.on_hand + coalesce(sold.pieces, 0), 'opening'
  from (
    select id as product_id, null::uuid as variant_id, quantity as on_hand
    from public.products where not has_variants
    union all
    select product_id, id, inventory from public.product_variants
  ) piece
  left join (
    select product_id, variant_id, -sum(change)::integer as pieces
    from public.stock_movements group by product_id, variant_id
  ) sold on sold.product_id = piece.product_id and sold.variant_id is not distinct from piece.variant_id
  where piece.on_hand + coalesce(sold.pieces, 0) <> 0;
$$;
grant execute on function private.open_stock_ledger() to service_role;

-- The policies hold back the owner of the tables too; the shop itself may count its stock.
set local role service_role;
select private.open_stock_ledger();
reset role;
