import { sql } from 'kysely';
import type { Coupon } from '#domain/coupons/coupon.ts';
import { db, type RowsOf } from '#platform/database/query.ts';

/** A coupon with its usage, in total and by this customer. */
export interface CouponWithUsage {
  coupon: Coupon;
  uses: number;
  usedByUser: boolean;
}

function selectCoupons(userId: string) {
  return db
    .selectFrom('coupons as c')
    .selectAll('c')
    .select((coupon) => [
      coupon
        .selectFrom('coupon_usage as u')
        .select(sql<number>`count(*)::integer`.as('count'))
        .whereRef('u.coupon_id', '=', 'c.id')
        // Without a limit the count is not needed, which grows with every order.
        .where((each) =>
          each.or([each('c.max_uses', 'is not', null), each('c.source', '=', 'game')]),
        )
        .as('uses'),
      coupon
        .exists(
          coupon
            .selectFrom('coupon_usage as o')
            .select('o.id')
            .whereRef('o.coupon_id', '=', 'c.id')
            .where('o.user_id', '=', userId),
        )
        .as('used_by_user'),
    ]);
}

export const selectCouponByCode = (code: string, userId: string) =>
  selectCoupons(userId).where('c.code', '=', code);

/** Coupons waiting for this customer's next cart, oldest first. */
export const selectPendingCoupons = (userId: string) =>
  selectCoupons(userId)
    .innerJoin('user_pending_coupons as p', 'p.coupon_id', 'c.id')
    .where('p.user_id', '=', userId)
    .where('p.used_at', 'is', null)
    .orderBy('p.created_at');

type Row = RowsOf<ReturnType<typeof selectCouponByCode>>[number];

export const toCouponWithUsage = (row: Row): CouponWithUsage => ({
  coupon: {
    id: row.id,
    code: row.code,
    type: row.discount_type,
    value: row.discount_value,
    cap: row.max_discount_amount,
    minimum: row.min_purchase_amount,
    startsAt: row.starts_at,
    expiresAt: row.expires_at,
    maxUses: row.max_uses,
    isActive: row.is_active,
    source: row.source,
    isPersonal: row.is_personal,
    ownerId: row.for_user_id,
  },
  uses: row.uses ?? 0,
  usedByUser: Boolean(row.used_by_user),
});
