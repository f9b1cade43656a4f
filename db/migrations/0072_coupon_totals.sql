-- Coupons for one customer, series of codes, and what each coupon has brought.

alter table public.coupons
  -- Stays when the account is closed and for_user_id is emptied: the coupon cannot be used then.
  add column is_personal boolean not null default false,
  -- Codes that were made together.
  add column series_id uuid;
update public.coupons set is_personal = true where for_user_id is not null or source = 'game';
alter table public.coupons add check (is_personal or for_user_id is null);

create index coupons_of_series on public.coupons (series_id) where series_id is not null;
create index coupons_code_words on public.coupons using gin (code extensions.gin_trgm_ops);
grant insert (is_personal, series_id) on public.coupons to authenticated;

-- private.total_coupons maintains it; a coupon without uses may have no row.
create table public.coupon_totals (
  coupon_id uuid primary key references public.coupons (id) on delete cascade,
  -- Orders that were not cancelled: those that count for max_uses.
  uses integer not null default 0,
  -- Of orders that were neither cancelled nor refused nor returned, in the shop's present currency.
  saved numeric(14, 2) not null default 0,
  brought numeric(14, 2) not null default 0
);

alter table public.coupon_totals enable row level security;
alter table public.coupon_totals force row level security;
create policy system on public.coupon_totals to service_role using (true) with check (true);
create policy staff_read on public.coupon_totals for select to authenticated
  using ((select private.has_role('sales', 'marketing')));
grant select on public.coupon_totals to authenticated;
grant select, insert, update, delete on public.coupon_totals to service_role;

insert into public.coupon_totals (coupon_id, uses, saved, brought)
select o.coupon_id, count(*),
  coalesce(sum(o.discount) filter (where o.status not in ('refused', 'returned') and o.currency = s.currency), 0),
  coalesce(sum(o.payable) filter (where o.status not in ('refused', 'returned') and o.currency = s.currency), 0)
from public.orders o, public.site_settings s
where o.coupon_id is not null and o.status <> 'cancelled'
group by o.coupon_id;
