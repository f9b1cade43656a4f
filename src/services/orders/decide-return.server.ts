import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { compareAmounts } from '#domain/money.ts';
import { calculateRefund } from '#domain/orders/refund.ts';
import { canReturnBecome, type ReturnStatus } from '#domain/orders/returns.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import { isUuid } from '#platform/database/uuid.ts';
import { toBuyer } from './buyer.server.ts';
import { lockOrder, type LockedOrder } from './lock-order.server.ts';
import { moveOrder, type Note } from './move-order.server.ts';
import { refundedPieces, isAllBack, returnedPieces, restock } from './returned-goods.server.ts';
import { actorHasRole } from '../shared/actor-has-role.server.ts';
import type { Staff } from '../shared/staff.ts';
import { notifyReturnUpdate } from './notify-return-update.server.ts';

interface Decision {
  returnId: string;
  /** The status that the staff member saw; another one now rejects the decision. */
  from?: ReturnStatus;
  to: Exclude<ReturnStatus, 'requested'>;
  /** The refund that the staff member saw; another one now rejects the decision. */
  refund?: string;
  /** An additional message to the customer. */
  answer: Note | null;
}

export type DecisionResult =
  | { ok: true }
  | { ok: false; reason: 'forbidden' | 'not_found' }
  | { ok: false; reason: 'wrong_state'; status: ReturnStatus }
  | { ok: false; reason: 'refund_changed'; refund: string };

/** Sales staff approve or decline a return, receive its pieces, and refund. */
export async function decideReturn(
  decision: Decision,
  { actor, now }: Staff,
): Promise<DecisionResult> {
  if (!(await actorHasRole(actor, 'sales'))) return { ok: false, reason: 'forbidden' };
  if (!isUuid(decision.returnId)) return { ok: false, reason: 'not_found' };
  // As system: staff cannot write returns and stock directly.
  return asSystem({ onBehalfOf: actor }).transaction(async (trx) => {
    const order = await lockOrderOf(trx, decision.returnId);
    if (!order) return { ok: false, reason: 'not_found' };
    const status = await statusOf(trx, decision.returnId);
    if (!canReturnBecome(status, decision.to) || (decision.from ?? status) !== status) {
      return { ok: false, reason: 'wrong_state', status };
    }
    const refund = decision.to === 'refunded' ? await refundFor(trx, order, decision) : null;
    if (refund && decision.refund && compareAmounts(refund, decision.refund) !== 0) {
      return { ok: false, reason: 'refund_changed', refund };
    }
    await write(trx, decision, { refund, now });
    if (decision.to === 'received') await takeIn(trx, order, { decision, staff: { actor, now } });
    await notifyReturnUpdate(trx, toBuyer(order), {
      returnId: decision.returnId,
      status: decision.to,
      answer: decision.answer,
      refund,
      now,
    });
    return { ok: true };
  });
}

/** The order's lock also serializes decisions about its returns. */
async function lockOrderOf(trx: Transaction<DB>, returnId: string) {
  const found = await trx
    .selectFrom('return_requests')
    .select('order_id')
    .where('id', '=', returnId)
    .executeTakeFirst();
  return found && lockOrder(trx, found.order_id);
}

async function statusOf(trx: Transaction<DB>, returnId: string): Promise<ReturnStatus> {
  const { status } = await trx
    .selectFrom('return_requests')
    .select('status')
    .where('id', '=', returnId)
    .executeTakeFirstOrThrow();
  return status;
}

async function refundFor(trx: Transaction<DB>, order: LockedOrder, { returnId }: Decision) {
  return calculateRefund({
    subtotal: order.subtotal,
    discount: order.discount,
    before: await refundedPieces(trx, order.id),
    goods: await returnedPieces(trx, returnId),
  });
}

async function write(
  trx: Transaction<DB>,
  { returnId, to, answer }: Decision,
  { refund, now }: { refund: string | null; now: Date },
): Promise<void> {
  await trx
    .updateTable('return_requests')
    .set({
      status: to,
      [`${to}_at`]: now,
      refund,
      ...(answer && { answer: answer.en ?? answer.ar, answer_ar: answer.ar }),
    })
    .where('id', '=', returnId)
    .execute();
}

/** Restocks intact pieces; when everything is returned, so is the order. */
async function takeIn(
  trx: Transaction<DB>,
  order: LockedOrder,
  { decision, staff }: { decision: Decision; staff: Staff },
): Promise<void> {
  await restock(trx, order.id, decision.returnId);
  if (!(await isAllBack(trx, order.id))) return;
  await moveOrder(trx, order, {
    to: 'returned',
    by: 'system',
    actorId: staff.actor.userId,
    note: null,
    isVisible: true,
    now: staff.now,
  });
}
