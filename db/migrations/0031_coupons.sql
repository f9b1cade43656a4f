-- Coupons, under both sets of column names.

create table public.coupons (
  id uuid primary key default gen_random_uuid(),
  code text not null unique
    check (code = upper(btrim(code)) and char_length(code) between 3 and 40),
  description text,
  description_ar text,
  discount_type text not null check (discount_type in ('percentage', 'fixed')),
  discount_value numeric(12, 2) not null check (discount_value > 0),
  max_discount_amount numeric(12, 2) check (max_discount_amount > 0),
  min_purchase_amount numeric(12, 2) check (min_purchase_amount >= 0),
  starts_at timestamptz not null,
  expires_at timestamptz,
  max_uses integer check (max_uses > 0),
  is_active boolean not null default true,
  source text not null default 'staff' check (source in ('staff', 'game')),
  -- Emptied when the account is closed: a coupon without its owner cannot be used by anyone else.
  for_user_id uuid references auth.users (id) on delete set null,
  claimed_prize_id uuid references public.claimed_prizes (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Second names of four columns; a trigger keeps them equal.
  discount_amount numeric(12, 2),
  minimum_purchase numeric(12, 2),
  start_date timestamptz,
  end_date timestamptz,
  check (discount_type <> 'percentage' or discount_value <= 100),
  check (expires_at > starts_at)
);

create index coupons_by_newest on public.coupons (created_at desc, id desc);
create index coupons_for_user on public.coupons (for_user_id) where for_user_id is not null;
create unique index coupons_of_prize on public.coupons (claimed_prize_id) where claimed_prize_id is not null;
create trigger set_updated_at before update on public.coupons
  for each row execute function private.set_updated_at();

alter table public.coupons enable row level security;
alter table public.coupons force row level security;
create policy system on public.coupons to service_role using (true) with check (true);
create policy staff on public.coupons to authenticated
  using ((select private.has_role('sales', 'marketing')))
  with check ((select private.has_role('sales', 'marketing')));
create policy own_read on public.coupons for select to authenticated
  using (for_user_id = (select auth.uid()));

grant select on public.coupons to authenticated;
grant insert (
    id, code, description, description_ar, discount_type, discount_value, max_discount_amount,
    min_purchase_amount, starts_at, expires_at, max_uses, is_active, for_user_id,
    discount_amount, minimum_purchase, start_date, end_date
  ),
  update (
    code, description, description_ar, discount_type, discount_value, max_discount_amount,
    min_purchase_amount, starts_at, expires_at, max_uses, is_active, for_user_id,
    discount_amount, minimum_purchase, start_date, end_date, updated_at
  ),
  delete on public.coupons to authenticated;
grant select, insert, update, delete on public.coupons to service_role;
