import { asSystem } from '#platform/database/run-as.server.ts';
import { isUuid } from '#platform/database/uuid.ts';
import type { Customer } from '../shared/customer.ts';
import { lockOrder } from './lock-order.server.ts';
import { moveOrder, type MoveResult } from './move-order.server.ts';

interface Cancellation {
  orderId: string;
  reason: string | null;
  now: Date;
}

export type CancelResult = MoveResult | { ok: false; reason: 'not_found' };

/** By the customer, before production and shipping. */
export function cancelOrder(request: Cancellation, customer: Customer): Promise<CancelResult> {
  return cancel(request, customer.userId);
}

/** For a guest; the caller has verified the link. An order of an account is not found. */
export function cancelOrderOfGuest(request: Cancellation): Promise<CancelResult> {
  return cancel(request, null);
}

async function cancel(
  { orderId, reason, now }: Cancellation,
  userId: string | null,
): Promise<CancelResult> {
  if (!isUuid(orderId)) return { ok: false, reason: 'not_found' };
  // As system: users cannot write orders, stock and coupons directly.
  return asSystem().transaction(async (trx) => {
    const order = await lockOrder(trx, orderId, userId ?? undefined);
    if (!order || order.user_id !== userId) return { ok: false, reason: 'not_found' };
    return moveOrder(trx, order, {
      to: 'cancelled',
      by: 'customer',
      actorId: userId,
      note: reason ? { en: reason, ar: null } : null,
      isVisible: true,
      now,
    });
  });
}
