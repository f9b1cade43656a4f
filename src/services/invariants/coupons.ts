import { sql } from 'kysely';
import type { Invariant } from './invariant.ts';

export const couponInvariants: readonly Invariant[] = [
  {
    name: 'No coupon was used more often than it may be',
    broken: sql`
      select format('%s: %s uses of %s', c.code, count(*), c.max_uses) as what
      from public.coupons c join public.coupon_usage u on u.coupon_id = c.id
      group by c.id having count(*) > c.max_uses or (c.source = 'game' and count(*) > 1)`,
  },
  {
    name: 'A game coupon was used by its owner alone',
    broken: sql`
      select c.code as what
      from public.coupons c join public.coupon_usage u on u.coupon_id = c.id
      where c.source = 'game' and u.user_id <> c.for_user_id`,
  },
  {
    // Deleted accounts leave their usage without a user.
    name: 'Uses of coupons are the orders that have one and were not cancelled',
    broken: sql`
      select format('%s: saved %s by the order, %s by its use', o.number, o.discount, u.amount_saved) as what
      from public.orders o full join public.coupon_usage u on u.order_id = o.id
      where (o.coupon_id is not null and o.status <> 'cancelled') <> (u.id is not null)
        or u.coupon_id <> o.coupon_id or u.amount_saved <> o.discount`,
  },
  {
    name: 'Totals of coupons are the sums of their orders',
    broken: sql`
      with summed as (
        select o.coupon_id, count(*) as uses,
          sum(private.counted_for_coupon(o.status, o.discount, o.currency)) as saved,
          sum(private.counted_for_coupon(o.status, o.revenue, o.currency)) as brought
        from public.orders o where o.coupon_id is not null and o.status <> 'cancelled'
        group by o.coupon_id
      )
      select coalesce(t.coupon_id, s.coupon_id)::text as what
      from public.coupon_totals t full join summed s on s.coupon_id = t.coupon_id
      where (coalesce(t.uses, 0), coalesce(t.saved, 0), coalesce(t.brought, 0))
        <> (coalesce(s.uses, 0), coalesce(s.saved, 0), coalesce(s.brought, 0))`,
  },
  {
    name: 'Totals of coupons have the limits of their coupons',
    broken: sql`
      select c.code as what
      from public.coupons c left join public.coupon_totals t on t.coupon_id = c.id
      where t.coupon_id is null or t.max_uses is distinct from c.max_uses`,
  },
];
