import type { OrderStatus } from '#domain/orders/status.ts';
import type { StatusChangeResult } from '#services/orders/change-status.server.ts';
import type { FormRejection, FormSuccess } from '../../../shared/forms/form-result.ts';

/** Which order was moved, and to what. */
export interface MovedOrder {
  id: string;
  number: string;
  status: OrderStatus;
}

/** The result of a move, for the line above the board: the card itself has gone elsewhere. */
export type MoveReport = FormSuccess<MovedOrder> | FormRejection;

/** A rejection names the status that the order has now. */
export function resultOfMove(
  { id, number }: Pick<MovedOrder, 'id' | 'number'>,
  result: StatusChangeResult,
) {
  if (result.ok) return { ok: true as const, id, number, status: result.status };
  const { reason } = result;
  return result.reason === 'wrong_state'
    ? { ok: false as const, reason, details: { number, status: result.status } }
    : { ok: false as const, reason };
}
