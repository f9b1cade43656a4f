import { sql } from 'kysely';
import { pendingCouponsList } from '#domain/admin/lists/pending-coupons-list.ts';
import { textOf } from './filter-sql.ts';
import { defineListSource } from './list-source.ts';

/** Coupons that wait for the next cart of a customer, and what became of them. */
export const pendingCouponsSource = defineListSource(pendingCouponsList, (now) => ({
  from: sql`public.user_pending_coupons w left join public.coupons c on c.id = w.coupon_id
    left join public.profiles p on p.id = w.user_id`,
  id: sql`w.id`,
  columns: {
    coupon: sql`c.code`,
    customer: sql`p.email`,
    state: sql`case
      when w.used_at is not null then 'used'
      when not c.is_active or c.expires_at <= ${now}::timestamptz then 'unusable'
      else 'waiting' end`,
    since: sql`w.created_at`,
    used: sql`w.used_at`,
  },
  filters: {
    coupon: (value) => sql`w.coupon_id = (select f.id from public.coupons f
      where f.code = upper(${textOf(value)}))`,
  },
  extras: { couponId: sql<string>`w.coupon_id` },
}));
