-- Orders are written only by the shop itself, in one transaction with stock and coupon. Names, prices
-- and address are copies from the moment of ordering.

create sequence public.order_numbers as bigint start 10001;
grant usage on sequence public.order_numbers to service_role;

create table public.orders (
  id uuid primary key default gen_random_uuid(),
  -- The date in Cairo and a running number: short enough to be read out on the telephone.
  number text not null unique default
    to_char(now() at time zone 'Africa/Cairo', 'YYMMDD') || '-' || nextval('public.order_numbers'),
  user_id uuid references auth.users (id) on delete set null,
  email text not null check (email = lower(btrim(email)) and position('@' in email) > 1),
  phone text not null,
  status text not null default 'placed' check (status in (
    'placed', 'confirmed', 'in_production', 'preparing', 'shipped', 'delivered',
    'cancelled', 'returned', 'refused'
  )),
  subtotal numeric(12, 2) not null check (subtotal >= 0),
  discount numeric(12, 2) not null default 0 check (discount >= 0),
  shipping numeric(12, 2) not null default 0 check (shipping >= 0),
  tax numeric(12, 2) not null default 0 check (tax >= 0),
  tax_included boolean not null default true,
  total numeric(12, 2) not null,
  payable numeric(12, 2) not null,
  currency text not null check (currency in ('USD', 'EGP')),
  payment_method text not null default 'cash_on_delivery' check (payment_method = 'cash_on_delivery'),
  coupon_id uuid references public.coupons (id) on delete set null,
  coupon_code text,
  address jsonb not null check (jsonb_typeof(address) = 'object'),
  notes text check (char_length(notes) <= 2000),
  locale text not null check (locale in ('en', 'ar')),
  idempotency_key uuid not null unique,
  -- Distinguishes a repeated request from another order with the same key.
  request_hash text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- The return period starts here.
  delivered_at timestamptz,
  constraint orders_discount_within_subtotal check (discount <= subtotal),
  constraint orders_total_adds_up check (total = subtotal - discount),
  constraint orders_payable_adds_up
    check (payable = total + shipping + case when tax_included then 0 else tax end)
);

create index orders_of_user on public.orders (user_id, created_at desc, id desc);
create index orders_by_newest on public.orders (created_at desc, id desc);
create index orders_by_status on public.orders (status, created_at desc, id desc);
create index orders_of_guest on public.orders (email) where user_id is null;
create index orders_with_coupon on public.orders (coupon_id) where coupon_id is not null;

create trigger set_updated_at before update on public.orders
  for each row execute function private.set_updated_at();

alter table public.orders enable row level security;
alter table public.orders force row level security;
create policy system on public.orders to service_role using (true) with check (true);
create policy own_read on public.orders for select to authenticated
  using (user_id = (select auth.uid()));
create policy staff_read on public.orders for select to authenticated
  using ((select private.has_role('sales')));

grant select on public.orders to authenticated;
grant select, insert, update, delete on public.orders to service_role;

create table public.order_items (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.orders (id) on delete cascade,
  product_id uuid references public.products (id) on delete set null,
  variant_id uuid references public.product_variants (id) on delete set null,
  name text not null,
  name_ar text,
  sku text not null,
  -- The labels of the variant: { "color": "Walnut", "color_ar": "…" }.
  options jsonb not null default '{}' check (jsonb_typeof(options) = 'object'),
  image_url text,
  unit_price numeric(12, 2) not null check (unit_price >= 0),
  quantity integer not null check (quantity > 0),
  line_total numeric(12, 2) not null,
  position smallint not null default 0,
  created_at timestamptz not null default now(),
  made_to_order boolean not null default false,
  constraint order_items_line_adds_up check (line_total = unit_price * quantity)
);

create index order_items_of_order on public.order_items (order_id, position);
create index order_items_of_product on public.order_items (product_id);
create index order_items_of_variant on public.order_items (variant_id);

alter table public.order_items enable row level security;
alter table public.order_items force row level security;
create policy system on public.order_items to service_role using (true) with check (true);
-- A caller who may read the order may read its lines.
create policy with_order on public.order_items for select to authenticated
  using (exists (select from public.orders o where o.id = order_id));

grant select on public.order_items to authenticated;
grant select, insert, update, delete on public.order_items to service_role;

create table public.order_timeline (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.orders (id) on delete cascade,
  status text not null check (status in (
    'placed', 'confirmed', 'in_production', 'preparing', 'shipped', 'delivered',
    'cancelled', 'returned', 'refused'
  )),
  note text check (char_length(note) <= 2000),
  is_visible boolean not null default true,
  actor_kind text not null check (actor_kind in ('customer', 'staff', 'system')),
  actor_id uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  note_ar text check (char_length(note_ar) <= 2000)
);

create index order_timeline_of_order on public.order_timeline (order_id, created_at, id);
create index order_timeline_of_actor on public.order_timeline (actor_id) where actor_id is not null;

alter table public.order_timeline enable row level security;
alter table public.order_timeline force row level security;
create policy system on public.order_timeline to service_role using (true) with check (true);
create policy own_read on public.order_timeline for select to authenticated
  using (is_visible and exists (
    select from public.orders o where o.id = order_id and o.user_id = (select auth.uid())
  ));
create policy staff_read on public.order_timeline for select to authenticated
  using ((select private.has_role('sales')));

grant select on public.order_timeline to authenticated;
grant select, insert, update, delete on public.order_timeline to service_role;

create table public.order_photos (
  id uuid primary key default gen_random_uuid(),
  timeline_id uuid not null references public.order_timeline (id) on delete cascade,
  -- A file name in the private upload store, or the address of one of the shop's public pictures.
  image_url text not null check (image_url ~ '^(order-photos/|/pictures/)[\w/-]+\.webp$'),
  alt_en text check (char_length(alt_en) <= 300),
  alt_ar text check (char_length(alt_ar) <= 300),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  display_order smallint not null default 0 check (display_order between 0 and 9),
  created_at timestamptz not null default now(),
  unique (timeline_id, display_order)
);

alter table public.order_photos enable row level security;
alter table public.order_photos force row level security;
create policy system on public.order_photos to service_role using (true) with check (true);
-- A caller who may read the entry may read its photos.
create policy with_entry on public.order_photos for select to authenticated
  using (exists (select from public.order_timeline t where t.id = timeline_id));

grant select on public.order_photos to authenticated;
grant select, insert, update, delete on public.order_photos to service_role;
