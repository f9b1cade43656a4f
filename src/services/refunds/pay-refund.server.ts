import { compareAmounts } from '#domain/money.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import { setReturnStatus } from '../orders/set-return-status.server.ts';
import { actorHasRole } from '../shared/actor-has-role.server.ts';
import type { Staff } from '../shared/staff.ts';
import { lockRefund, type OpenRefundRejection } from './lock-refund.server.ts';
import { noteRefund } from './note-refund.server.ts';
import { notifyRefund } from './notify-refund.server.ts';
import { nextCreditNoteNumber } from './write-refund.server.ts';

interface Payment {
  refundId: string;
  /** The amount that the staff member saw and gave. */
  payout: string;
}

export type PayRefundResult =
  | { ok: true; number: number }
  | { ok: false; reason: 'forbidden' }
  | OpenRefundRejection;

/** Records that the buyer has the money, which ends the return and makes the credit note. */
export async function payRefund(
  { refundId, payout }: Payment,
  staff: Staff,
): Promise<PayRefundResult> {
  const { actor, now } = staff;
  if (!(await actorHasRole(actor, 'sales'))) return { ok: false, reason: 'forbidden' };
  // As system: staff cannot write refunds directly.
  return asSystem({ onBehalfOf: actor }).transaction(async (trx): Promise<PayRefundResult> => {
    const locked = await lockRefund(trx, refundId);
    if (!locked.ok) return locked;
    const { order, refund } = locked;
    if (compareAmounts(refund.payout, payout) !== 0) {
      return { ok: false, reason: 'refund_changed', refund: refund.payout };
    }
    const number = await nextCreditNoteNumber(trx, order.id);
    await trx
      .updateTable('refunds')
      .set({ paid_at: now, paid_by: actor.userId, number })
      .where('id', '=', refund.id)
      .execute();
    if (refund.return_id) {
      await setReturnStatus(trx, { returnId: refund.return_id, to: 'refunded', now });
    }
    await noteRefund(trx, order, { what: 'paid', amount: refund.payout, staff });
    await notifyRefund(trx, order, { refund, status: 'paid', now });
    return { ok: true, number };
  });
}
