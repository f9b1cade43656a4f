import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { compareAmounts, isZero } from '#domain/money.ts';
import { lastRefundDay } from '#domain/orders/returns.ts';
import { findRefundRejection, type RefundRejection } from '#domain/orders/refund.ts';
import { pricePieces, type PricedPieces, writeRefund } from '../refunds/write-refund.server.ts';
import type { Staff } from '../shared/staff.ts';
import { toBuyer } from './buyer.server.ts';
import { type LockedOrder, moneyOf } from './lock-order.server.ts';
import { moveOrder, type Note } from './move-order.server.ts';
import { notifyReturnUpdate } from './notify-return-update.server.ts';
import { countRestocked, isAllBack, readReturnedLines, restock } from './returned-goods.server.ts';
import { setReturnStatus } from './set-return-status.server.ts';

/** What staff say about a return that has arrived; what they leave out is the usual. */
export interface ReturnArrival {
  /** Pieces that go back into stock, by line of the order; the others are damaged. */
  restocked?: Readonly<Record<string, number>>;
  /** The refund that they saw; another one now rejects the arrival. */
  proposed?: string;
  /** The refund that they agreed to, if it is another one; it needs a reason. */
  amount?: string;
  reason?: Note | null;
}

export type ReturnArrivalRejection =
  | { ok: false; reason: 'too_many_restocked' }
  | { ok: false; reason: 'refund_changed'; refund: string }
  | ({ ok: false } & RefundRejection);

interface Arrived {
  returnId: string;
  arrival?: ReturnArrival;
  answer: Note | null;
  staff: Staff;
}

/** Takes in what has arrived of an approved return, and decides its refund. */
export async function receiveReturn(
  trx: Transaction<DB>,
  order: LockedOrder,
  { returnId, arrival = {}, answer, staff }: Arrived,
): Promise<{ ok: true } | ReturnArrivalRejection> {
  const lines = await readReturnedLines(trx, returnId);
  const counts = countRestocked(lines, arrival.restocked);
  if (!counts) return { ok: false, reason: 'too_many_restocked' };
  const priced = await pricePieces(trx, order, lines);
  const { amount, reason = null } = { amount: priced.proposed, ...arrival };
  const rejected = rejectAmount(order, { ...arrival, amount, reason }, priced);
  if (rejected) return rejected;

  const { now } = staff;
  await restock(trx, { orderId: order.id, returnId, lines: counts });
  const refund = isZero(amount)
    ? null
    : await writeRefund(trx, order, { returnId, lines: priced.lines, amount, reason, staff });
  await setReturnStatus(trx, { returnId, to: 'received', answer, now });
  const isOver = refund?.isPaid ?? true;
  if (isOver) await setReturnStatus(trx, { returnId, to: 'refunded', now });
  const money = refund && !isOver ? { amount: refund.payout, day: lastRefundDay(now) } : null;
  // One mail: that of the order says the same when nothing is left with the buyer.
  if (await isAllBack(trx, order.id)) {
    await endOrder(trx, order, { answer, staff, money });
  } else {
    const update = { returnId, status: 'received', answer, refund: money, now } as const;
    await notifyReturnUpdate(trx, toBuyer(order), update);
  }
  return { ok: true };
}

function rejectAmount(
  order: LockedOrder,
  wish: { proposed?: string; amount: string; reason: Note | null },
  { proposed }: PricedPieces,
): ReturnArrivalRejection | null {
  const { proposed: seen = proposed, amount, reason } = wish;
  if (compareAmounts(seen, proposed) !== 0) {
    return { ok: false, reason: 'refund_changed', refund: proposed };
  }
  // A coupon may have paid for everything.
  if (isZero(proposed) && isZero(amount)) return null;
  const rejected = findRefundRejection(
    { amount, proposed, reason: reason?.en ?? reason?.ar ?? null },
    moneyOf(order),
  );
  return rejected && { ok: false, ...rejected };
}

interface EndedBy {
  answer: Note | null;
  staff: Staff;
  money: { amount: string; day: string } | null;
}

/** An order of which nothing is left with the buyer. */
async function endOrder(
  trx: Transaction<DB>,
  order: LockedOrder,
  { answer, staff: { actor, now }, money }: EndedBy,
): Promise<void> {
  await moveOrder(trx, order, {
    ...{ to: 'returned', by: 'system', actorId: actor.userId, note: answer, isVisible: true, now },
    refund: money,
  });
}
