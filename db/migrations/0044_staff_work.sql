-- What staff record while they work: who counted a piece and why, who took the courier's cash, how often
-- a buyer was called; and indexes with which they find orders, pieces and customers.

alter table public.stock_movements
  add column actor_id uuid references auth.users (id) on delete set null,
  add column reason text
    check (reason in ('counted', 'supplied', 'damaged', 'lost', 'found', 'exhibited', 'other')),
  add column note text check (char_length(note) <= 500);
create index stock_movements_of_actor on public.stock_movements (actor_id) where actor_id is not null;

alter table public.orders
  add column collected_at timestamptz,
  add column collected_by uuid references auth.users (id) on delete set null,
  add column call_attempts smallint not null default 0 check (call_attempts >= 0),
  add constraint orders_collected_by_somebody check (collected_by is null or collected_at is not null);
create index orders_of_collector on public.orders (collected_by) where collected_by is not null;

-- Parts of a word, in either script. Lists read them as the system: under a policy they are not used.
create index orders_by_words on public.orders using gin (
  number extensions.gin_trgm_ops, phone extensions.gin_trgm_ops, email extensions.gin_trgm_ops,
  (address ->> 'full_name') extensions.gin_trgm_ops);
create index products_by_words on public.products using gin (
  name extensions.gin_trgm_ops, name_ar extensions.gin_trgm_ops, sku extensions.gin_trgm_ops);
create index profiles_by_words on public.profiles using gin (
  full_name extensions.gin_trgm_ops, email extensions.gin_trgm_ops, phone extensions.gin_trgm_ops);
