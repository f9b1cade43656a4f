import type { OrderStatus } from '#domain/orders/status.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import { isUuid } from '#platform/database/uuid.ts';
import { writeEntry } from '../orders/move-order.server.ts';
import type { Staff } from '../shared/staff.ts';
import { actorHasRole } from '../shared/actor-has-role.server.ts';
import { hoursAfter } from './hold-times.ts';
import { lockHeldOrder } from './lock-hold.server.ts';
import { readHoldHours } from './read-abuse-limits.server.ts';

export type ExtendHoldResult =
  | { ok: true; cancelsAt: Date }
  | { ok: false; reason: 'forbidden' | 'not_found' }
  | { ok: false; reason: 'wrong_state'; status: OrderStatus };

/** Gives sales staff more time to confirm an order. Staff are warned again before the new end. */
export async function extendOrderHold(
  orderId: string,
  { actor, now }: Staff,
): Promise<ExtendHoldResult> {
  if (!(await actorHasRole(actor, 'sales'))) return { ok: false, reason: 'forbidden' };
  if (!isUuid(orderId)) return { ok: false, reason: 'not_found' };
  const hours = await readHoldHours();
  // As system: staff cannot write orders directly.
  return asSystem({ onBehalfOf: actor }).transaction(async (trx): Promise<ExtendHoldResult> => {
    const held = await lockHeldOrder(trx, orderId);
    if (!held) return { ok: false, reason: 'not_found' };
    const { order, hold } = held;
    if (order.status !== 'placed') {
      return { ok: false, reason: 'wrong_state', status: order.status };
    }
    const from = hold.cancelsAt > now ? hold.cancelsAt : now;
    const cancelsAt = hoursAfter(from, hours.extension);
    await trx
      .updateTable('order_holds')
      .set({ cancels_at: cancelsAt, warned_at: null })
      .where('order_id', '=', orderId)
      .execute();
    await writeEntry(trx, orderId, {
      status: 'placed',
      by: 'staff',
      actorId: actor.userId,
      note: {
        en: `Held ${hours.extension} hours longer for confirmation.`,
        ar: `تمديد مهلة التأكيد، بالساعات: ${hours.extension}`,
      },
      isVisible: false,
      now,
    });
    return { ok: true, cancelsAt };
  });
}
