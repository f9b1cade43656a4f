import type { OrderStatus } from '#domain/orders/status.ts';
import type { DecideMoveResult } from '#services/orders/decide-move.server.ts';
import type { FormRejection, FormSuccess } from '../../../shared/forms/form-result.ts';

/** Which order was moved, and to what. */
export interface MovedOrder {
  id: string;
  number: string;
  status: OrderStatus;
}

/** The result of a move, for the line above the board: the card itself has gone elsewhere. */
export type MoveReport = FormSuccess<MovedOrder> | FormRejection;

/** A rejection names the status that the order has now, or will have. */
export function resultOfMove(
  { id, number }: Pick<MovedOrder, 'id' | 'number'>,
  result: DecideMoveResult,
) {
  if (result.ok) return { ok: true as const, id, number, status: result.status };
  const { reason } = result;
  if (!('status' in result)) return { ok: false as const, reason };
  const colleague = 'colleague' in result ? result.colleague : '';
  return { ok: false as const, reason, details: { number, status: result.status, colleague } };
}
