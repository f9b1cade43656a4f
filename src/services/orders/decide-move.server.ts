import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { OrderStatus } from '#domain/orders/status.ts';
import { canChangeStatus } from '#domain/orders/transitions.ts';
import type { ImageProblem } from '#domain/uploads/files.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import { isUuid } from '#platform/database/uuid.ts';
import { storeDecisions } from '../decisions/store-decisions.server.ts';
import type { RateLimited } from '../shared/rate-limited.ts';
import type { RequestFacts } from '../shared/request-facts.ts';
import type { Staff } from '../shared/staff.ts';
import { withUploads } from '../uploads/with-uploads.server.ts';
import { type EntryPhoto, prepareEntryPhotos } from './entry-photos.server.ts';
import { lockOrder } from './lock-order.server.ts';
import type { OrderMove } from './move-order.server.ts';
import { orderMoveKind } from './order-move-kind.server.ts';
import { findWaitingMoves, type WaitingMove } from './waiting-moves.server.ts';

/** What staff may order; a return has steps of its own. */
export type StaffStep = Exclude<OrderStatus, 'placed' | 'returned'>;

export interface MoveDecision extends Pick<OrderMove, 'note' | 'isVisible'> {
  orderId: string;
  to: StaffStep;
  /** The status that the staff member saw; another one now rejects the step. */
  from: OrderStatus;
  /** From the workshop; the mail about the step shows the first one. */
  photos?: readonly EntryPhoto[];
}

/** Why an order takes no step now. */
export type MoveObstacle =
  | { reason: 'wrong_state'; status: OrderStatus }
  | { reason: 'being_moved'; status: OrderStatus; colleague: string }
  | { reason: 'not_found' };

export type DecideMoveResult =
  | { ok: true; id: string; status: OrderStatus; dueAt: Date }
  | ({ ok: false } & MoveObstacle)
  | { ok: false; reason: ImageProblem | 'forbidden' }
  | RateLimited;

/** Sales staff decide the next status of an order, or end it. A job does it when it can no longer be recalled. */
export async function decideMove(
  { orderId, photos = [], ...step }: MoveDecision,
  staff: Staff & Partial<Pick<RequestFacts, 'address'>>,
): Promise<DecideMoveResult> {
  const { actor } = staff;
  if (!(await orderMoveKind.mayDecide(actor))) return { ok: false, reason: 'forbidden' };
  if (!isUuid(orderId)) return { ok: false, reason: 'not_found' };
  const prepared = await prepareEntryPhotos(photos, staff);
  if (!prepared.ok) return prepared;
  return withUploads((store) =>
    // As system: staff cannot write decisions; the permission is checked above.
    asSystem({ onBehalfOf: actor }).transaction(async (trx): Promise<DecideMoveResult> => {
      const obstacle = await findObstacle(trx, orderId, step);
      if (obstacle) return { ok: false, ...obstacle };
      const stored = JSON.stringify(await prepared.storePhotos(store));
      const row = { ...toMoveRow(orderId, step), photos: stored };
      const { ids, dueAt } = await storeDecisions(trx, orderMoveKind, [row], staff);
      return { ok: true, id: ids[0]!, status: step.to, dueAt };
    }),
  );
}

async function findObstacle(
  trx: Transaction<DB>,
  orderId: string,
  step: Pick<MoveDecision, 'from' | 'to'>,
): Promise<MoveObstacle | null> {
  const order = await lockOrder(trx, orderId);
  if (!order) return { reason: 'not_found' };
  const waiting = await findWaitingMoves(trx, [orderId]);
  return obstacleTo(step, order.status, waiting.get(orderId));
}

/** What keeps a locked order from a step. */
export function obstacleTo(
  { from, to }: Pick<MoveDecision, 'from' | 'to'>,
  status: OrderStatus,
  waiting: WaitingMove | undefined,
): MoveObstacle | null {
  if (status !== from || !canChangeStatus(from, to, 'staff')) {
    return { reason: 'wrong_state', status };
  }
  if (!waiting) return null;
  return { reason: 'being_moved', status: waiting.to, colleague: waiting.by };
}

export const toMoveRow = (
  orderId: string,
  { from, to, note, isVisible }: Omit<MoveDecision, 'orderId' | 'photos'>,
) => ({
  order_id: orderId,
  // One from which a step is possible, as `obstacleTo` has checked.
  from_status: from as Exclude<OrderStatus, 'delivered' | 'cancelled' | 'returned' | 'refused'>,
  to_status: to,
  note: note?.en ?? null,
  note_ar: note?.ar ?? null,
  is_visible: isVisible,
});
