-- The list of coupons that customers were given, newest first.
alter table public.user_pending_coupons
  add column id uuid not null default gen_random_uuid() unique;
create index user_pending_coupons_by_newest on public.user_pending_coupons (created_at desc, id desc);
