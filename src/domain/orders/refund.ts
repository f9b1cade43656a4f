import { multiply, proportionOf, subtract, sum } from '../money.ts';

export interface ReturnedPieces {
  /** The price at which it was sold. */
  price: string;
  quantity: number;
}

interface Refund {
  subtotal: string;
  discount: string;
  /** What was refunded before. */
  before: readonly ReturnedPieces[];
  goods: readonly ReturnedPieces[];
}

/**
 * The refund: price minus the share of the order's discount. Calculated from everything returned so
 * far, so that partial refunds add up to what was paid.
 */
export function calculateRefund({ subtotal, discount, before, goods }: Refund): string {
  const paidFor = (pieces: readonly ReturnedPieces[]) => {
    const worth = sum(pieces.map(({ price, quantity }) => multiply(price, quantity)));
    return subtract(worth, proportionOf(discount, worth, subtotal));
  };
  return subtract(paidFor([...before, ...goods]), paidFor(before));
}
