import { boardMoves } from '#domain/orders/board.ts';
import type { BoardOrder } from '#services/order-board/read-order-board.server.ts';

/** The columns to which an order can move now: none while a step waits. */
export const openMoves = ({ status, waitingStep }: BoardOrder) =>
  waitingStep ? [] : boardMoves(status);
