import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import type { LockedOrder } from '../orders/lock-order.server.ts';
import { moveOrder } from '../orders/move-order.server.ts';
import { findWaitingMoves } from '../orders/waiting-moves.server.ts';
import { hoursAfter, warningTime } from './hold-times.ts';
import { lockHeldOrder } from './lock-hold.server.ts';
import { readHoldHours } from './read-abuse-limits.server.ts';
import { warnStaff } from './warn-staff.server.ts';

/**
 * Does what is due for an unconfirmed order: warns staff, later cancels it. Safe to repeat and to run
 * in two processes, because the order is locked and its row says what was done.
 */
export async function checkOrderHold(orderId: string, now: Date): Promise<void> {
  const hours = await readHoldHours();
  // As system: the job belongs to no user.
  await asSystem().transaction(async (trx) => {
    const held = await lockHeldOrder(trx, orderId);
    if (held?.order.status !== 'placed') return;
    const { order, hold } = held;
    // Staff have decided about it: the next look comes after that.
    if ((await findWaitingMoves(trx, [orderId])).size > 0) return;
    if (hold.warnedAt) return hold.cancelsAt <= now ? cancel(trx, order, now) : undefined;
    if (warningTime(hold.cancelsAt, hours) > now) return;
    // After an outage of the queue staff still get the whole time between warning and cancellation.
    const cancelsAt = latest(hold.cancelsAt, hoursAfter(now, hours.warning));
    await trx
      .updateTable('order_holds')
      .set({ warned_at: now, cancels_at: cancelsAt })
      .where('order_id', '=', orderId)
      .execute();
    await warnStaff(trx, orderId, { cancelsAt, now });
  });
}

const latest = (one: Date, other: Date): Date => (one > other ? one : other);

async function cancel(trx: Transaction<DB>, order: LockedOrder, now: Date): Promise<void> {
  await moveOrder(trx, order, {
    to: 'cancelled',
    by: 'system',
    actorId: null,
    note: {
      en: 'We could not reach you to confirm this order, so its pieces went back on sale.',
      ar: 'لم نتمكن من الوصول إليك لتأكيد الطلب، فعادت قطعه إلى البيع.',
    },
    isVisible: true,
    now,
    mail: 'order_expired',
  });
}
