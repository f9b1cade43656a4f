import { addDays, shopDay } from '../catalog/delivery.ts';
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

export const canReturnBecome = (from: ReturnStatus, to: ReturnStatus): boolean =>
  next[from].includes(to);

const returnDays = 30;

/** The last of the shop's days on which a return may be asked for. */
export const lastReturnDay = (deliveredAt: Date): string =>
  addDays(shopDay(deliveredAt), returnDays);

/** A line of the order, as far as returning it goes. */
export interface ReturnableLine {
  id: string;
  quantity: number;
  /** Pieces that are on their way back, or already were. */
  inReturn: number;
  madeToOrder: boolean;
}

export interface ReturnableOrder {
  status: OrderStatus;
  deliveredAt: Date | null;
  lines: readonly ReturnableLine[];
}

/** Returns can be asked for while the order stands delivered, pieces are left, and time is. */
export function canReturn({ status, deliveredAt, lines }: ReturnableOrder, now: Date): boolean {
  if (status !== 'delivered' || !deliveredAt) return false;
  return (
    shopDay(now) <= lastReturnDay(deliveredAt) && lines.some((line) => returnableQuantity(line) > 0)
  );
}

export const returnableQuantity = ({ quantity, inReturn }: ReturnableLine): number =>
  quantity - inReturn;

/** What was made for one buyer comes back only when something is wrong with it. */
export const allowedReturnReasons = ({ madeToOrder }: Pick<ReturnableLine, 'madeToOrder'>) =>
  madeToOrder ? returnReasons.slice(0, 1) : returnReasons;

/** What a customer asks to send back of one line. */
export interface RequestedReturnLine {
  item_id: string;
  quantity: number;
  reason: ReturnReason;
}

export type ReturnRejectionReason =
  /** Not delivered, too late, or nothing left. */
  | 'not_returnable'
  | 'too_many'
  /** A piece made to order, and nothing wrong with it. */
  | 'made_to_order';

/** Null when every line may come back as asked. */
export function findReturnRejection(
  order: ReturnableOrder,
  asked: readonly RequestedReturnLine[],
  now: Date,
): ReturnRejectionReason | null {
  if (!canReturn(order, now)) return 'not_returnable';
  const counts = new Map<string, number>();
  for (const { item_id, quantity, reason } of asked) {
    const known = order.lines.find(({ id }) => id === item_id);
    if (!known) return 'not_returnable';
    if (!allowedReturnReasons(known).includes(reason)) return 'made_to_order';
    const count = (counts.get(item_id) ?? 0) + quantity;
    if (count > returnableQuantity(known)) return 'too_many';
    counts.set(item_id, count);
  }
  return null;
}
