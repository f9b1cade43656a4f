import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { lockOrder } from '../orders/lock-order.server.ts';

/** The locked order with its hold; undefined if it does not exist or was never held. */
export async function lockHeldOrder(trx: Transaction<DB>, orderId: string) {
  const order = await lockOrder(trx, orderId);
  if (!order) return undefined;
  // The lock of the order covers its hold: nothing changes a hold without it.
  const hold = await trx
    .selectFrom('order_holds')
    .select(['cancels_at as cancelsAt', 'warned_at as warnedAt'])
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return hold && { order, hold };
}
