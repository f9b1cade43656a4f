-- Returns: requested within 30 days, decided by sales, received, refunded. Written by the shop itself
-- while it holds the lock of the order.

create table public.return_requests (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.orders (id) on delete cascade,
  status text not null default 'requested'
    check (status in ('requested', 'approved', 'refused', 'received', 'refunded')),
  message text check (char_length(message) <= 2000),
  -- The shop's reply to the customer.
  answer text check (char_length(answer) <= 2000),
  answer_ar text check (char_length(answer_ar) <= 2000),
  -- The refunded amount in the order's currency; null until it is refunded.
  refund numeric(12, 2) check (refund >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  approved_at timestamptz,
  refused_at timestamptz,
  received_at timestamptz,
  refunded_at timestamptz,
  constraint return_requests_refund_when_refunded check ((refund is not null) = (status = 'refunded'))
);

create index return_requests_of_order on public.return_requests (order_id, created_at, id);
create index return_requests_by_status on public.return_requests (status, created_at, id);

create trigger set_updated_at before update on public.return_requests
  for each row execute function private.set_updated_at();

alter table public.return_requests enable row level security;
alter table public.return_requests force row level security;
create policy system on public.return_requests to service_role using (true) with check (true);
-- A caller who may read the order may read its returns.
create policy with_order on public.return_requests for select to authenticated
  using (exists (select from public.orders o where o.id = order_id));

grant select on public.return_requests to authenticated;
grant select, insert, update, delete on public.return_requests to service_role;

create table public.return_items (
  id uuid primary key default gen_random_uuid(),
  return_id uuid not null references public.return_requests (id) on delete cascade,
  order_item_id uuid not null references public.order_items (id) on delete cascade,
  quantity integer not null check (quantity > 0),
  reason text not null
    check (reason in ('defective', 'not_as_described', 'wrong_piece', 'changed_mind')),
  unique (return_id, order_item_id)
);

create index return_items_of_line on public.return_items (order_item_id);

alter table public.return_items enable row level security;
alter table public.return_items force row level security;
create policy system on public.return_items to service_role using (true) with check (true);
create policy with_return on public.return_items for select to authenticated
  using (exists (select from public.return_requests r where r.id = return_id));

grant select on public.return_items to authenticated;
grant select, insert, update, delete on public.return_items to service_role;

create table public.return_photos (
  id uuid primary key default gen_random_uuid(),
  return_id uuid not null references public.return_requests (id) on delete cascade,
  image_url text not null check (image_url ~ '^returns/[\w-]+\.webp$'),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  display_order smallint not null default 0 check (display_order between 0 and 4),
  created_at timestamptz not null default now(),
  -- With the check of display_order: at most five photos per request.
  unique (return_id, display_order)
);

alter table public.return_photos enable row level security;
alter table public.return_photos force row level security;
create policy system on public.return_photos to service_role using (true) with check (true);
create policy with_return on public.return_photos for select to authenticated
  using (exists (select from public.return_requests r where r.id = return_id));

grant select on public.return_photos to authenticated;
grant select, insert, update, delete on public.return_photos to service_role;
