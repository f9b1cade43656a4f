-- The list of coupons counts those that are used up. To find them it compared each limit with the totals
-- of its coupon; now the totals know the limit, which private.create_coupon_totals copies.

alter table public.coupon_totals add column max_uses integer;
update public.coupon_totals t set max_uses = c.max_uses
from public.coupons c where c.id = t.coupon_id and c.max_uses is not null;

alter table public.coupon_totals
  add column is_used_up boolean not null generated always as (coalesce(uses >= max_uses, false)) stored;
create index coupon_totals_used_up on public.coupon_totals (coupon_id) where is_used_up;
