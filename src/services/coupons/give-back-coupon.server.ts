import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { lockOrder } from '../orders/lock-order.server.ts';

/** Releases the order's use of its coupon; a second call does nothing. */
export async function giveBackCoupon(trx: Transaction<DB>, orderId: string): Promise<void> {
  await lockOrder(trx, orderId);
  await sql`
    with freed as (
      delete from public.coupon_usage where order_id = ${orderId} returning coupon_id, user_id
    )
    update public.user_pending_coupons p set used_at = null
    from freed where p.coupon_id = freed.coupon_id and p.user_id = freed.user_id`.execute(trx);
}
