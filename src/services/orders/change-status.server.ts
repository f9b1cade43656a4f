import type { OrderStatus } from '#domain/orders/status.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import { isUuid } from '#platform/database/uuid.ts';
import { lockOrder } from './lock-order.server.ts';
import { moveOrder, type OrderMove, type MoveResult } from './move-order.server.ts';
import { actorHasRole } from '../shared/actor-has-role.server.ts';
import type { Staff } from '../shared/staff.ts';

export interface StatusChange extends Pick<OrderMove, 'to' | 'note' | 'isVisible'> {
  orderId: string;
  /** The status that the staff member saw; another one now rejects the change. */
  from?: OrderStatus;
}

export type StatusChangeResult =
  | { ok: true; status: OrderStatus }
  | Extract<MoveResult, { ok: false }>
  | { ok: false; reason: 'forbidden' | 'not_found' };

/** Sales staff move an order to its next status, or end it. */
export async function changeOrderStatus(
  { orderId, from, ...change }: StatusChange,
  { actor, now }: Staff,
): Promise<StatusChangeResult> {
  if (!(await actorHasRole(actor, 'sales'))) return { ok: false, reason: 'forbidden' };
  if (!isUuid(orderId)) return { ok: false, reason: 'not_found' };
  // As system: users cannot write orders, stock and coupons directly.
  return asSystem({ onBehalfOf: actor }).transaction(async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (!order) return { ok: false, reason: 'not_found' };
    if (from && order.status !== from) {
      return { ok: false, reason: 'wrong_state', status: order.status };
    }
    const moved = await moveOrder(trx, order, {
      ...change,
      by: 'staff',
      actorId: actor.userId,
      now,
    });
    return moved.ok ? { ok: true, status: change.to } : moved;
  });
}
