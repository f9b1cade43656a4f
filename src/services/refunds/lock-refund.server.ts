import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { isUuid } from '#platform/database/uuid.ts';
import { lockOrder, type LockedOrder } from '../orders/lock-order.server.ts';

/** A refund whose order is locked. */
export interface LockedRefund {
  id: string;
  return_id: string | null;
  amount: string;
  payout: string;
  reason: string | null;
  reason_ar: string | null;
}

export type OpenRefundRejection =
  | { ok: false; reason: 'not_found' | 'already_paid' }
  | { ok: false; reason: 'refund_changed'; refund: string };

/** A refund that is still to be paid, with its order. */
export async function lockRefund(
  trx: Transaction<DB>,
  refundId: string,
): Promise<{ ok: true; order: LockedOrder; refund: LockedRefund } | OpenRefundRejection> {
  if (!isUuid(refundId)) return { ok: false, reason: 'not_found' };
  const found = await trx
    .selectFrom('refunds')
    .select('order_id')
    .where('id', '=', refundId)
    .executeTakeFirst();
  const order = found && (await lockOrder(trx, found.order_id));
  // Read after the lock: a colleague may have paid, changed or withdrawn it.
  const refund =
    order &&
    (await trx
      .selectFrom('refunds')
      .select(['id', 'return_id', 'amount', 'payout', 'reason', 'reason_ar', 'paid_at'])
      .where('id', '=', refundId)
      .executeTakeFirst());
  if (!order || !refund) return { ok: false, reason: 'not_found' };
  return refund.paid_at ? { ok: false, reason: 'already_paid' } : { ok: true, order, refund };
}
