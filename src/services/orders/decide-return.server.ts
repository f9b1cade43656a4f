import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { canReturnBecome, type ReturnStatus } from '#domain/orders/returns.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import { isUuid } from '#platform/database/uuid.ts';
import { toBuyer } from './buyer.server.ts';
import { lockOrder, type LockedOrder } from './lock-order.server.ts';
import type { Note } from './move-order.server.ts';
import { notifyReturnUpdate } from './notify-return-update.server.ts';
import { setReturnStatus } from './set-return-status.server.ts';
import {
  receiveReturn,
  type ReturnArrival,
  type ReturnArrivalRejection,
} from './receive-return.server.ts';
import { actorHasRole } from '../shared/actor-has-role.server.ts';
import type { Staff } from '../shared/staff.ts';

interface Decision {
  returnId: string;
  /** The status that the staff member saw; another one now rejects the decision. */
  from?: ReturnStatus;
  to: 'approved' | 'refused' | 'received';
  /** What has arrived, and what is refunded for it. */
  arrival?: ReturnArrival;
  /** An additional message to the customer. */
  answer: Note | null;
}

export type DecisionResult =
  | { ok: true }
  | { ok: false; reason: 'forbidden' | 'not_found' }
  | { ok: false; reason: 'wrong_state'; status: ReturnStatus }
  | ReturnArrivalRejection;

/** Sales staff approve or decline a return, or receive its pieces. `payRefund` ends it. */
export async function decideReturn(decision: Decision, staff: Staff): Promise<DecisionResult> {
  if (!(await actorHasRole(staff.actor, 'sales'))) return { ok: false, reason: 'forbidden' };
  if (!isUuid(decision.returnId)) return { ok: false, reason: 'not_found' };
  // As system: staff cannot write returns and stock directly.
  return asSystem({ onBehalfOf: staff.actor }).transaction(async (trx): Promise<DecisionResult> => {
    const order = await lockOrderOf(trx, decision.returnId);
    if (!order) return { ok: false, reason: 'not_found' };
    const status = await statusOf(trx, decision.returnId);
    if (!canReturnBecome(status, decision.to) || (decision.from ?? status) !== status) {
      return { ok: false, reason: 'wrong_state', status };
    }
    return decision.to === 'received'
      ? receiveReturn(trx, order, { ...decision, staff })
      : answerRequest(trx, order, { ...decision, to: decision.to, now: staff.now });
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

interface Answered extends Pick<Decision, 'returnId' | 'answer'> {
  to: 'approved' | 'refused';
  now: Date;
}

async function answerRequest(
  trx: Transaction<DB>,
  order: LockedOrder,
  { returnId, to, answer, now }: Answered,
): Promise<DecisionResult> {
  await setReturnStatus(trx, { returnId, to, answer, now });
  await notifyReturnUpdate(trx, toBuyer(order), { returnId, status: to, answer, now });
  return { ok: true };
}
