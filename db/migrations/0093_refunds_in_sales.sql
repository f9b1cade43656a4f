-- Revenue is what the shop keeps: the payable amount less refunds of returned pieces.

alter table public.orders
  -- The sum of its refunded returns; private.total_refunds maintains it.
  add column refunded numeric(12, 2) not null default 0,
  add column revenue numeric(12, 2) generated always as (payable - refunded) stored,
  add constraint orders_refund_at_most_what_was_paid check (refunded between 0 and payable);

-- It follows from the returns, which have entries of their own.
update private.audited_tables set ignored = ignored || '{refunded,revenue}' where table_name = 'orders';

update public.orders o set refunded = r.refunded
from (
  select order_id, sum(refund) as refunded from public.return_requests
  where status = 'refunded' group by order_id
) r
where r.order_id = o.id;

update public.account_totals t set spent = t.spent - r.refunded
from (
  select o.user_id, sum(o.refunded) as refunded
  from public.orders o join public.site_settings s on s.currency = o.currency
  where o.status = 'delivered' and o.refunded > 0 and o.user_id is not null group by o.user_id
) r
where r.user_id = t.user_id;

update public.coupon_totals t set brought = t.brought - r.refunded
from (
  select o.coupon_id, sum(o.refunded) as refunded
  from public.orders o join public.site_settings s on s.currency = o.currency
  where o.status not in ('cancelled', 'refused', 'returned') and o.refunded > 0
    and o.coupon_id is not null group by o.coupon_id
) r
where r.coupon_id = t.coupon_id;

insert into private.changed_sales_days (day)
select distinct (created_at at time zone 'Africa/Cairo')::date from public.orders where refunded > 0;

-- Nothing calls it: staff see the claims that look alike themselves, not their numbers.
drop function if exists public.get_claim_suspicions(uuid[]);
