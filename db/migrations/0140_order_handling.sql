-- How staff work on orders: who looks after one, which courier has it, and labels of their own.

create table public.order_tags (
  name text primary key check (char_length(name) between 1 and 40 and name = btrim(name)),
  colour text not null default 'walnut'
    check (colour in ('walnut', 'brass', 'nile', 'palm', 'terracotta')),
  created_at timestamptz not null default now()
);

alter table public.order_tags enable row level security;
alter table public.order_tags force row level security;
create policy system on public.order_tags to service_role, service_key using (true) with check (true);
create policy staff_read on public.order_tags for select to authenticated
  using ((select private.has_role('sales')));
grant select on public.order_tags to authenticated, service_key;
grant select, insert, update, delete on public.order_tags to service_role;

-- Beside the order, whose columns its buyer may read.
create table public.order_handling (
  order_id uuid primary key references public.orders (id) on delete cascade,
  assignee_id uuid references auth.users (id) on delete set null,
  -- Who brings the pieces and the cash.
  courier text check (char_length(courier) between 1 and 80),
  -- Names of order_tags; the shop removes those of a deleted one.
  tags text[] not null default '{}'
    check (cardinality(tags) <= 10 and array_position(tags, null) is null),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index order_handling_of_assignee on public.order_handling (assignee_id)
  where assignee_id is not null;
create index order_handling_of_courier on public.order_handling (courier) where courier is not null;
create index order_handling_with_tags on public.order_handling using gin (tags);

create trigger set_updated_at before update on public.order_handling
  for each row execute function private.set_updated_at();

alter table public.order_handling enable row level security;
alter table public.order_handling force row level security;
create policy system on public.order_handling to service_role, service_key using (true) with check (true);
create policy staff_read on public.order_handling for select to authenticated
  using ((select private.has_role('sales')));
grant select on public.order_handling to authenticated, service_key;
grant select, insert, update, delete on public.order_handling to service_role;

insert into private.audited_tables (table_name, writers, key_columns, label_column) values
  ('order_handling', '{sales}', '{order_id}', null),
  ('order_tags', '{sales}', '{name}', 'name');
create trigger audit after insert or update or delete on public.order_handling
  for each row execute function private.audit();
create trigger audit after insert or update or delete on public.order_tags
  for each row execute function private.audit();
