import type { OrderStatus } from '#domain/orders/status.ts';
import type { ImageProblem } from '#domain/uploads/files.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import { isUuid } from '#platform/database/uuid.ts';
import { type EntryPhoto, prepareEntryPhotos } from './entry-photos.server.ts';
import { lockOrder } from './lock-order.server.ts';
import { moveOrder, type OrderMove, type MoveResult } from './move-order.server.ts';
import { actorHasRole } from '../shared/actor-has-role.server.ts';
import type { RateLimited } from '../shared/rate-limited.ts';
import type { RequestFacts } from '../shared/request-facts.ts';
import type { Staff } from '../shared/staff.ts';
import { withUploads } from '../uploads/with-uploads.server.ts';

export interface StatusChange extends Pick<OrderMove, 'to' | 'note' | 'isVisible'> {
  orderId: string;
  /** The status that the staff member saw; another one now rejects the change. */
  from?: OrderStatus;
  /** From the workshop; the mail about the step shows the first one. */
  photos?: readonly EntryPhoto[];
}

export type StatusChangeResult =
  | { ok: true; status: OrderStatus }
  | Extract<MoveResult, { ok: false }>
  | { ok: false; reason: ImageProblem | 'forbidden' | 'not_found' }
  | RateLimited;

/** Sales staff move an order to its next status, or end it. */
export async function changeOrderStatus(
  { orderId, from, photos = [], ...change }: StatusChange,
  staff: Staff & Partial<Pick<RequestFacts, 'address'>>,
): Promise<StatusChangeResult> {
  const { actor, now } = staff;
  if (!(await actorHasRole(actor, 'sales'))) return { ok: false, reason: 'forbidden' };
  if (!isUuid(orderId)) return { ok: false, reason: 'not_found' };
  const prepared = await prepareEntryPhotos(photos, staff);
  if (!prepared.ok) return prepared;
  return withUploads((store) =>
    // As system: users cannot write orders, stock and coupons directly.
    asSystem({ onBehalfOf: actor }).transaction(async (trx): Promise<StatusChangeResult> => {
      const order = await lockOrder(trx, orderId);
      if (!order) return { ok: false, reason: 'not_found' };
      if (from && order.status !== from) {
        return { ok: false, reason: 'wrong_state', status: order.status };
      }
      const moved = await moveOrder(trx, order, {
        ...change,
        by: 'staff',
        actorId: actor.userId,
        addPhotos: (entryId) => prepared.storePhotos(trx, entryId, store),
        now,
      });
      return moved.ok ? { ok: true, status: change.to } : moved;
    }),
  );
}
