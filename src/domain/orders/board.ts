import { statusesToDelivery } from './status.ts';
import { nextStatuses } from './transitions.ts';

/** The columns of the order board. */
export const boardStatuses = statusesToDelivery;

export type BoardStatus = (typeof boardStatuses)[number];

export const isBoardStatus = (status: string): status is BoardStatus =>
  boardStatuses.some((each) => each === status);

/** The columns to which staff may move an order. Cancelling needs a reason and is not a column. */
export const boardMoves = (status: BoardStatus): BoardStatus[] =>
  nextStatuses(status, 'staff').filter(isBoardStatus);

/** Delivered orders stay on the board for seven days. */
export const deliveredDays = 7;
export const deliveredHours = deliveredDays * 24;

/** The query of the list of orders that shows exactly what a column counts. */
export const columnSearch = (status: BoardStatus): string =>
  status === 'delivered'
    ? `status=delivered&waited=${encodeURIComponent(`<=${deliveredHours - 1}`)}`
    : `status=${status}&sort=placed`;
