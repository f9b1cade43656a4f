import { compareAmounts, multiply, proportionOf, subtract, sum } from '../money.ts';
import { type OrderMoney, maxRefund } from './order-money.ts';

export interface RefundedPieces {
  /** The price at which it was sold. */
  price: string;
  quantity: number;
  /** Whether the discount of the order was taken off them. */
  isDiscounted: boolean;
}

/** What was charged for the pieces of an order. */
export interface ChargedForPieces {
  subtotal: string;
  discount: string;
  /** What the discounted pieces cost before the discount; the subtotal unless the coupon was limited. */
  discounted: string;
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
  let refunded = [...before];
  return goods.map((pieces) => {
    const paidBefore = paidFor(refunded, charged);
    refunded = [...refunded, pieces];
    return { ...pieces, amount: subtract(paidFor(refunded, charged), paidBefore) };
  });
}

function paidFor(
  pieces: readonly RefundedPieces[],
  { subtotal, discount, discounted, addedTax }: ChargedForPieces,
): string {
  const worth = sum(pieces.map(worthOf));
  const worthDiscounted = sum(pieces.filter(({ isDiscounted }) => isDiscounted).map(worthOf));
  const net = subtract(worth, proportionOf(discount, worthDiscounted, discounted));
  // The tax was added to what was left after the discount, which a limited coupon shares unevenly.
  const tax =
    discounted === subtotal
      ? proportionOf(addedTax, worth, subtotal)
      : proportionOf(addedTax, net, subtract(subtotal, discount));
  return sum([net, tax]);
}

/** What the discount of an order was taken off. */
export const discountedWorth = (lines: readonly RefundedPieces[]): string =>
  sum(lines.filter(({ isDiscounted }) => isDiscounted).map(worthOf));

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
