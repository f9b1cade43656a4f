import { compareAmounts, multiply, proportionOf, subtract, sum } from '../money.ts';
import { type OrderMoney, maxRefund } from './order-money.ts';

export interface RefundedPieces {
  /** The price at which it was sold. */
  price: string;
  quantity: number;
}

/** What was charged for the pieces of an order. */
export interface ChargedForPieces {
  subtotal: string;
  discount: string;
  /** Zero when it is included in the prices. */
  addedTax: string;
}

interface Refund<Pieces extends RefundedPieces> {
  charged: ChargedForPieces;
  /** What was refunded before. */
  before: readonly RefundedPieces[];
  goods: readonly Pieces[];
}

/**
 * What was paid for each of some pieces: their price less their share of the discount, with that of the
 * tax. Calculated from everything refunded so far, so that the parts add up to what was paid.
 */
export function priceRefund<Pieces extends RefundedPieces>({
  charged,
  before,
  goods,
}: Refund<Pieces>): (Pieces & { amount: string })[] {
  const { subtotal, discount, addedTax } = charged;
  const paidFor = (worth: string) =>
    subtract(
      sum([worth, proportionOf(addedTax, worth, subtotal)]),
      proportionOf(discount, worth, subtotal),
    );
  let worth = sum(before.map(worthOf));
  return goods.map((pieces) => {
    const paidBefore = paidFor(worth);
    worth = sum([worth, worthOf(pieces)]);
    return { ...pieces, amount: subtract(paidFor(worth), paidBefore) };
  });
}

const worthOf = ({ price, quantity }: RefundedPieces): string => multiply(price, quantity);

export type RefundRejection =
  | { reason: 'too_much'; most: string }
  | { reason: 'no_amount' }
  /** Another amount than that of the pieces needs a reason. */
  | { reason: 'no_reason' };

interface RefundWish {
  amount: string;
  /** That of its pieces. */
  proposed: string;
  reason: string | null;
}

/** Null when the amount can be refunded. */
export function findRefundRejection(
  { amount, proposed, reason }: RefundWish,
  money: OrderMoney,
): RefundRejection | null {
  if (compareAmounts(amount, '0.00') === 0) return { reason: 'no_amount' };
  const most = maxRefund(money);
  if (compareAmounts(amount, most) > 0) return { reason: 'too_much', most };
  const isProposed = compareAmounts(amount, proposed) === 0;
  return isProposed || reason ? null : { reason: 'no_reason' };
}
