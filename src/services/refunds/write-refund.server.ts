import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { isZero, minAmount, sum } from '#domain/money.ts';
import { maxRefund, payoutOf } from '#domain/orders/order-money.ts';
import { discountedWorth, priceRefund, type RefundedPieces } from '#domain/orders/refund.ts';
import { type LockedOrder, moneyOf } from '../orders/lock-order.server.ts';
import type { Note } from '../orders/move-order.server.ts';
import type { Staff } from '../shared/staff.ts';

/** Pieces of one line of the order. */
export interface PiecesOfLine extends RefundedPieces {
  itemId: string;
}

export interface PricedPieces {
  lines: (PiecesOfLine & { amount: string })[];
  /** What was paid for them, and at most what is left to refund. */
  proposed: string;
}

/** What pieces of a locked order cost after everything that was refunded before. */
export async function pricePieces(
  trx: Transaction<DB>,
  order: LockedOrder,
  goods: readonly PiecesOfLine[],
): Promise<PricedPieces> {
  const before = await trx
    .selectFrom('refund_items as ri')
    .innerJoin('refunds as f', 'f.id', 'ri.refund_id')
    .innerJoin('order_items as i', 'i.id', 'ri.order_item_id')
    .select(['i.unit_price as price', 'i.is_discounted as isDiscounted', 'ri.quantity'])
    .where('f.order_id', '=', order.id)
    .execute();
  const sold = await trx
    .selectFrom('order_items')
    .select(['unit_price as price', 'is_discounted as isDiscounted', 'quantity'])
    .where('order_id', '=', order.id)
    .execute();
  const discounted = discountedWorth(sold);
  const addedTax = order.tax_included ? '0.00' : order.tax;
  const lines = priceRefund({ charged: { ...order, discounted, addedTax }, before, goods });
  const worth = sum(lines.map(({ amount }) => amount));
  return { lines, proposed: minAmount(worth, maxRefund(moneyOf(order))) };
}

interface NewRefund {
  returnId: string | null;
  lines: PricedPieces['lines'];
  amount: string;
  reason: Note | null;
}

export interface WrittenRefund {
  id: string;
  amount: string;
  payout: string;
  /** Nothing is handed over, since it only settles what the buyer owed. */
  isPaid: boolean;
}

/** Of a locked order; the caller has checked the amount. */
export async function writeRefund(
  trx: Transaction<DB>,
  order: LockedOrder,
  { returnId, lines, amount, reason, staff }: NewRefund & { staff: Staff },
): Promise<WrittenRefund> {
  const { actor, now } = staff;
  const payout = payoutOf(amount, moneyOf(order));
  const isPaid = isZero(payout);
  const { id } = await trx
    .insertInto('refunds')
    .values({
      order_id: order.id,
      return_id: returnId,
      amount,
      payout,
      reason: reason?.en ?? reason?.ar ?? null,
      reason_ar: reason?.ar ?? null,
      decided_by: actor.userId,
      created_at: now,
      ...(isPaid && { paid_at: now, number: await nextCreditNoteNumber(trx, order.id) }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const items = lines.map(({ itemId, quantity, amount: paid }) => ({
    refund_id: id,
    order_item_id: itemId,
    quantity,
    amount: paid,
  }));
  if (items.length > 0) await trx.insertInto('refund_items').values(items).execute();
  return { id, amount, payout, isPaid };
}

/** Credit notes of an order are numbered in the sequence in which they are paid. */
export async function nextCreditNoteNumber(trx: Transaction<DB>, orderId: string): Promise<number> {
  const { last } = await trx
    .selectFrom('refunds')
    .select((of) => of.fn.max('number').as('last'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
}
