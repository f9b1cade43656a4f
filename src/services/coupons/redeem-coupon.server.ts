import { sql } from 'kysely';
import type { Runnable } from '#platform/database/query.ts';

interface Use {
  orderId: string;
  userId: string;
  /** An exact decimal. */
  saved: string;
  now: Date;
}

/** In the order's transaction, which locked the coupon when validating it. */
export const redeemCouponQuery = (
  couponId: string,
  { orderId, userId, saved, now }: Use,
): Runnable => sql`
  with used as (
    insert into public.coupon_usage (coupon_id, user_id, order_id, amount_saved, used_at)
    values (${couponId}, ${userId}, ${orderId}, ${saved}, ${now})
    returning coupon_id, user_id, used_at
  )
  update public.user_pending_coupons p set used_at = used.used_at
  from used where p.coupon_id = used.coupon_id and p.user_id = used.user_id`;
