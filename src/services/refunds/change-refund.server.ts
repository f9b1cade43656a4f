import { compareAmounts, isZero, subtract } from '#domain/money.ts';
import { type OrderMoney, orderMoney, payoutOf } from '#domain/orders/order-money.ts';
import { findRefundRejection, type RefundRejection } from '#domain/orders/refund.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import type { LockedOrder } from '../orders/lock-order.server.ts';
import type { Note } from '../orders/move-order.server.ts';
import { setReturnStatus } from '../orders/set-return-status.server.ts';
import { actorHasRole } from '../shared/actor-has-role.server.ts';
import type { Staff } from '../shared/staff.ts';
import { type LockedRefund, lockRefund, type OpenRefundRejection } from './lock-refund.server.ts';
import { noteRefund } from './note-refund.server.ts';
import { notifyRefund } from './notify-refund.server.ts';
import { nextCreditNoteNumber } from './write-refund.server.ts';

interface RefundChange {
  refundId: string;
  /** What the member of staff saw. */
  payout: string;
  amount: string;
  reason: Note;
}

export type ChangeRefundResult =
  | { ok: true; payout: string }
  | { ok: false; reason: 'forbidden' }
  | OpenRefundRejection
  | ({ ok: false } & RefundRejection);

/** Sales staff correct a refund that is not paid yet. */
export async function changeRefund(
  { refundId, payout: seen, amount, reason }: RefundChange,
  staff: Staff,
): Promise<ChangeRefundResult> {
  const { actor, now } = staff;
  if (!(await actorHasRole(actor, 'sales'))) return { ok: false, reason: 'forbidden' };
  // As system: staff cannot write refunds directly.
  return asSystem({ onBehalfOf: actor }).transaction(async (trx): Promise<ChangeRefundResult> => {
    const locked = await lockRefund(trx, refundId);
    if (!locked.ok) return locked;
    const { order, refund } = locked;
    if (compareAmounts(refund.payout, seen) !== 0) {
      return { ok: false, reason: 'refund_changed', refund: refund.payout };
    }
    const money = moneyWithout(order, refund);
    const wish = { amount, proposed: refund.amount, reason: reason.en ?? reason.ar };
    const rejected = findRefundRejection(wish, money);
    if (rejected) return { ok: false, ...rejected };
    const payout = payoutOf(amount, money);
    const isPaid = isZero(payout);
    await trx
      .updateTable('refunds')
      .set({
        ...{ amount, payout, reason: reason.en ?? reason.ar, reason_ar: reason.ar },
        ...(isPaid && { paid_at: now, number: await nextCreditNoteNumber(trx, order.id) }),
      })
      .where('id', '=', refund.id)
      .execute();
    if (isPaid && refund.return_id) {
      await setReturnStatus(trx, { returnId: refund.return_id, to: 'refunded', now });
    }
    await noteRefund(trx, order, { what: 'changed', amount, staff });
    const changed = { ...refund, amount, payout, reason: reason.en, reason_ar: reason.ar };
    await notifyRefund(trx, order, { refund: changed, status: 'agreed', now });
    return { ok: true, payout };
  });
}

const moneyWithout = (order: LockedOrder, { amount, payout }: LockedRefund): OrderMoney =>
  orderMoney({
    status: order.status,
    payable: order.payable,
    shortBy: order.short_by,
    refunded: subtract(order.refunded, amount),
    toGiveBack: subtract(order.to_give_back, payout),
    givenBack: order.given_back,
  });

export type WithdrawRefundResult =
  | { ok: true }
  | { ok: false; reason: 'forbidden' | 'of_return' }
  | OpenRefundRejection;

/** Takes back a refund that was decided by mistake. That of a return can only be changed. */
export async function withdrawRefund(
  refundId: string,
  staff: Staff,
): Promise<WithdrawRefundResult> {
  const { actor, now } = staff;
  if (!(await actorHasRole(actor, 'sales'))) return { ok: false, reason: 'forbidden' };
  // As system: staff cannot write refunds directly.
  return asSystem({ onBehalfOf: actor }).transaction(async (trx): Promise<WithdrawRefundResult> => {
    const locked = await lockRefund(trx, refundId);
    if (!locked.ok) return locked;
    const { order, refund } = locked;
    if (refund.return_id) return { ok: false, reason: 'of_return' };
    await trx.deleteFrom('refunds').where('id', '=', refund.id).execute();
    await noteRefund(trx, order, { what: 'withdrawn', amount: refund.amount, staff });
    await notifyRefund(trx, order, { refund, status: 'withdrawn', now });
    return { ok: true };
  });
}
