import { sql } from 'kysely';
import type { CouponLimits } from '#domain/coupons/coupon-limits.ts';
import type { Coupon } from '#domain/coupons/coupon.ts';
import { db, type RowsOf } from '#platform/database/query.ts';
import { bothLanguages } from '../catalog/product-detail.server.ts';

/** A coupon with its usage, in total and by this customer. */
export interface CouponWithUsage {
  coupon: Coupon;
  uses: number;
  usedByUser: boolean;
}

/** Of a coupon `c`. Nothing is read for the many without products. */
export const limitedProducts = sql<ProductOfCoupon[] | null>`case when c.product_ids <> '{}' then (
  select jsonb_agg(jsonb_build_object('id', p.id, 'en', p.name, 'ar', p.name_ar,
    'isPublished', p.status = 'published') order by array_position(c.product_ids, p.id))
  from public.products p where p.id = any (c.product_ids)) end`;

interface ProductOfCoupon {
  id: string;
  en: string;
  ar: string | null;
  isPublished: boolean;
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
      limitedProducts.as('limited_products'),
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
    limits: toLimits(row.rooms, row.limited_products),
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

export const toLimits = (
  rooms: readonly string[],
  products: readonly ProductOfCoupon[] | null,
): CouponLimits => ({
  rooms,
  products: (products ?? []).map(({ id, en, ar, isPublished }) => ({
    id,
    name: isPublished ? bothLanguages(en, ar) : null,
  })),
});
