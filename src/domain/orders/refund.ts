import { multiply, proportionOf, subtract, sum } from '../money.ts';

export interface ReturnedPieces {
  /** As each was sold. */
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
 * What goes back for these pieces: their price without their share of the order's discount. Counted
 * from all that came back so far, so that the parts of a whole order add up to what was paid for it.
 */
export function calculateRefund({ subtotal, discount, before, goods }: Refund): string {
  const paidFor = (pieces: readonly ReturnedPieces[]) => {
    const worth = sum(pieces.map(({ price, quantity }) => multiply(price, quantity)));
    return subtract(worth, proportionOf(discount, worth, subtotal));
  };
  return subtract(paidFor([...before, ...goods]), paidFor(before));
}
