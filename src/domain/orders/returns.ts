import { addDays, shopDay } from '../catalog/delivery.ts';
import { returnTerms } from '../catalog/delivery-promise.ts';
import type { OrderStatus } from './status.ts';

export const returnReasons = [
  'defective',
  'not_as_described',
  'wrong_piece',
  'changed_mind',
] as const;
export type ReturnReason = (typeof returnReasons)[number];

export const returnStatuses = ['requested', 'approved', 'refused', 'received', 'refunded'] as const;
export type ReturnStatus = (typeof returnStatuses)[number];

const next: Record<ReturnStatus, readonly ReturnStatus[]> = {
  requested: ['approved', 'refused'],
  approved: ['received', 'refused'],
  refused: [],
  received: ['refunded'],
  refunded: [],
};

/** The statuses that can follow. */
export const nextReturnStatuses = (from: ReturnStatus): readonly ReturnStatus[] => next[from];

export const canReturnBecome = (from: ReturnStatus, to: ReturnStatus): boolean =>
  next[from].includes(to);

const returnDays = 30;
const refundDays = 7;
const friday = 5;
const saturday = 6;

/** The last of the business days within which money is given back. */
export function lastRefundDay(decidedAt: Date): string {
  let day = shopDay(decidedAt);
  for (let left = refundDays; left > 0;) {
    day = addDays(day, 1);
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
    if (weekday !== friday && weekday !== saturday) left -= 1;
  }
  return day;
}

/** The last day on which a return can be requested. */
export const lastReturnDay = (deliveredAt: Date): string =>
  addDays(shopDay(deliveredAt), returnDays);

/** A line of an order with what matters for returns. */
export interface ReturnableLine {
  id: string;
  quantity: number;
  /** Pieces in a return that is open or done, or refunded without one. */
  inReturn: number;
  madeToOrder: boolean;
}

export interface ReturnableOrder {
  status: OrderStatus;
  deliveredAt: Date | null;
  lines: readonly ReturnableLine[];
}

/** Staff may open a return for a buyer after the last day, as goodwill. */
export type ReturnOpener = 'buyer' | 'staff';

/** A return is possible for a delivered order within 30 days while pieces are left. */
export function canReturn(
  { status, deliveredAt, lines }: ReturnableOrder,
  now: Date,
  by: ReturnOpener = 'buyer',
): boolean {
  if (status !== 'delivered' || !deliveredAt) return false;
  const isInTime = by === 'staff' || shopDay(now) <= lastReturnDay(deliveredAt);
  return isInTime && lines.some((line) => returnableQuantity(line) > 0);
}

export const returnableQuantity = ({
  quantity,
  inReturn,
}: Pick<ReturnableLine, 'quantity' | 'inReturn'>): number => quantity - inReturn;

/** Made-to-order pieces can be returned only when defective. */
export const allowedReturnReasons = ({ madeToOrder }: Pick<ReturnableLine, 'madeToOrder'>) =>
  returnTerms(madeToOrder) === 'defective_only' ? returnReasons.slice(0, 1) : returnReasons;

/** A requested line of a return. */
export interface RequestedReturnLine {
  item_id: string;
  quantity: number;
  reason: ReturnReason;
}

export type ReturnRejectionReason =
  /** Not delivered, too late, or nothing left to return. */
  | 'not_returnable'
  | 'too_many'
  /** A made-to-order piece that is not defective. */
  | 'made_to_order';

/** Null when every requested line can be returned. */
export function findReturnRejection(
  order: ReturnableOrder,
  request: readonly RequestedReturnLine[],
  { now, by }: { now: Date; by: ReturnOpener },
): ReturnRejectionReason | null {
  if (!canReturn(order, now, by)) return 'not_returnable';
  const counts = new Map<string, number>();
  for (const { item_id, quantity, reason } of request) {
    const known = order.lines.find(({ id }) => id === item_id);
    if (!known) return 'not_returnable';
    if (!allowedReturnReasons(known).includes(reason)) return 'made_to_order';
    const count = (counts.get(item_id) ?? 0) + quantity;
    if (count > returnableQuantity(known)) return 'too_many';
    counts.set(item_id, count);
  }
  return null;
}

/** A returned line that has arrived. */
export interface ReturnedLine {
  quantity: number;
  reason: ReturnReason;
  /** Taken from stock when it was sold, and still counted there; not so what was made to order. */
  isStocked: boolean;
}

export const maxRestocked = ({ quantity, isStocked }: ReturnedLine): number =>
  isStocked ? quantity : 0;

/** What goes back into stock unless staff say otherwise. */
export const usuallyRestocked = (line: ReturnedLine): number =>
  line.reason === 'defective' ? 0 : maxRestocked(line);
