import { db } from '#platform/database/query.ts';
import type { Customer } from '../shared/customer.ts';

/** A coupon that lowered one of the customer's orders. */
export interface UsedCoupon {
  id: string;
  code: string;
  orderId: string;
  orderNumber: string;
  /** Exact decimals in the order's own currency. */
  orderTotal: string;
  amountSaved: string;
  currency: string;
  usedAt: Date;
}

/** The customer's own, newest first; policies alone would show staff everyone's. */
export function selectCouponUses({ userId }: Customer) {
  return db
    .selectFrom('coupon_usage as u')
    .innerJoin('coupons as c', 'c.id', 'u.coupon_id')
    .innerJoin('orders as o', 'o.id', 'u.order_id')
    .select(['u.id', 'c.code', 'o.id as orderId', 'o.number as orderNumber'])
    .select(['o.total as orderTotal', 'u.amount_saved as amountSaved', 'o.currency'])
    .select('u.used_at as usedAt')
    .where('u.user_id', '=', userId)
    .orderBy('u.used_at', 'desc')
    .orderBy('u.id');
}
