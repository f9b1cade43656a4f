import type { Selectable, Transaction } from 'kysely';
import type { DB, OrderMoves } from '#db/types.ts';
import { moveRecallSeconds } from '#domain/orders/move-orders.ts';
import { z } from 'zod';
import { defineJob } from '#platform/jobs/job.ts';
import type { DecisionKind } from '../decisions/decision-kind.ts';
import { actorHasRole } from '../shared/actor-has-role.server.ts';
import type { StoredEntryPhoto } from './entry-photos.server.ts';
import { lockOrder, type LockedOrder } from './lock-order.server.ts';
import { moveOrder } from './move-order.server.ts';

type StoredMove = Selectable<OrderMoves>;

/** Steps of orders that staff take. */
export const orderMoveKind: DecisionKind<LockedOrder, StoredMove> & { table: 'order_moves' } = {
  table: 'order_moves',
  recordColumn: 'order_id',
  recallSeconds: moveRecallSeconds,
  job: defineJob({
    name: 'carry-out-order-move',
    payload: z.object({ decisionId: z.uuid() }),
    maxAttempts: 14,
  }),
  mayDecide: (actor) => actorHasRole(actor, 'sales'),
  lockRecord: async (trx, id) => (await lockOrder(trx, id))!,
  carryOut: takeStep,
};

/** Status, stock, coupon, timeline, notification and mail; nothing when the order has changed before. */
async function takeStep(
  trx: Transaction<DB>,
  order: LockedOrder,
  { decision: move, now }: { decision: StoredMove; now: Date },
): Promise<boolean> {
  if (order.status !== move.from_status) return false;
  const { note, note_ar, is_visible, decided_by, photos } = move;
  const moved = await moveOrder(trx, order, {
    to: move.to_status,
    by: 'staff',
    actorId: decided_by,
    note: note || note_ar ? { en: note, ar: note_ar } : null,
    isVisible: is_visible,
    photos: photos as unknown as StoredEntryPhoto[],
    now,
  });
  return moved.ok;
}
