-- Steps of orders wait thirty seconds in which they can be called back, as decisions on claims do.

-- A step that staff decided and that is not taken yet. A job takes it and removes the row, in one
-- transaction; calling it back removes the row before.
create table public.order_moves (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.orders (id) on delete cascade,
  -- Decided with one press, and called back together.
  batch_id uuid not null,
  -- The status that staff saw. When the order has another one by then, it stays as it is.
  from_status text not null check (
    from_status in ('placed', 'confirmed', 'in_production', 'preparing', 'shipped')
  ),
  to_status text not null check (
    to_status in (
      'confirmed', 'in_production', 'preparing', 'shipped', 'delivered', 'cancelled', 'refused'
    )
  ),
  note text check (char_length(note) between 1 and 2000),
  note_ar text check (char_length(note_ar) between 1 and 2000),
  is_visible boolean not null,
  -- Stored files and what they show, for the entry of the timeline.
  photos jsonb not null default '[]' check (jsonb_typeof(photos) = 'array'),
  decided_by uuid not null references auth.users (id) on delete cascade,
  decided_at timestamptz not null,
  due_at timestamptz not null,
  -- Overtaken: the order changed before. The row stays until its author has seen it.
  state text not null default 'waiting' check (state in ('waiting', 'recalled', 'overtaken')),
  -- What the history shows of a step that was called back.
  recalled_step text generated always as (case when state = 'recalled' then to_status end) stored,
  check (from_status <> to_status),
  check (due_at > decided_at)
);

create unique index one_waiting_move on public.order_moves (order_id) where state = 'waiting';
create index order_moves_of_order on public.order_moves (order_id);
create index order_moves_by_staff on public.order_moves (decided_by, decided_at desc);
create index order_moves_of_batch on public.order_moves (batch_id);

alter table public.order_moves enable row level security;
alter table public.order_moves force row level security;
create policy system on public.order_moves to service_role, service_key using (true) with check (true);
create policy staff_read on public.order_moves for select to authenticated
  using ((select private.has_role('sales')));

grant select on public.order_moves to authenticated, service_key;
grant select, insert, update, delete on public.order_moves to service_role;

-- A step that is taken is in the history of its order.
insert into private.audited_tables (table_name, writers, key_columns, recorded)
  values ('order_moves', '{sales}', '{order_id}', '{recalled_step}');
create trigger audit after update on public.order_moves
  for each row when (new.state = 'recalled') execute function private.audit();

-- The same two columns, so that one mechanism serves both.
alter table public.claim_decisions
  add column batch_id uuid not null default gen_random_uuid(),
  add column state text not null default 'waiting'
    check (state in ('waiting', 'recalled', 'overtaken')),
  drop constraint claim_decisions_claim_id_key;
create unique index one_waiting_decision on public.claim_decisions (claim_id) where state = 'waiting';
create index claim_decisions_of_batch on public.claim_decisions (batch_id);
