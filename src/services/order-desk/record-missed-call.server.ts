import type { OrderStatus } from '#domain/orders/status.ts';
import { formatNumber } from '#i18n/format.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import { isUuid } from '#platform/database/uuid.ts';
import { lockOrder } from '../orders/lock-order.server.ts';
import { writeEntry } from '../orders/move-order.server.ts';
import { actorHasRole } from '../shared/actor-has-role.server.ts';
import type { Staff } from '../shared/staff.ts';

interface MissedCall {
  orderId: string;
  /** Counted from one. A call with a number that was counted before changes nothing. */
  attempt: number;
}

export type MissedCallResult =
  | { ok: true; attempts: number }
  | { ok: false; reason: 'forbidden' | 'not_found' }
  | { ok: false; reason: 'wrong_state'; status: OrderStatus };

/** Counts an unanswered confirmation call and notes it for staff. */
export async function recordMissedCall(
  { orderId, attempt }: MissedCall,
  { actor, now }: Staff,
): Promise<MissedCallResult> {
  if (!(await actorHasRole(actor, 'sales'))) return { ok: false, reason: 'forbidden' };
  if (!isUuid(orderId)) return { ok: false, reason: 'not_found' };
  // As system: staff cannot write orders directly.
  return asSystem({ onBehalfOf: actor }).transaction(async (trx): Promise<MissedCallResult> => {
    const order = await lockOrder(trx, orderId);
    if (!order) return { ok: false, reason: 'not_found' };
    const { status, call_attempts: counted } = order;
    if (status !== 'placed') return { ok: false, reason: 'wrong_state', status };
    if (attempt <= counted) return { ok: true, attempts: counted };
    const attempts = counted + 1;
    await trx
      .updateTable('orders')
      .set({ call_attempts: attempts })
      .where('id', '=', orderId)
      .execute();
    const note = {
      en: `No answer on the telephone (call ${attempts}).`,
      ar: `لا رد على الهاتف (المكالمة رقم ${formatNumber(attempts, 'ar')}).`,
    };
    const entry = { status, by: 'staff', actorId: actor.userId, note } as const;
    await writeEntry(trx, orderId, { ...entry, isVisible: false, now });
    return { ok: true, attempts };
  });
}
