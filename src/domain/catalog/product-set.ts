import type { CartLine } from '../cart/cart-lines.ts';
import { isUnavailable, type PricedLine } from '../checkout/priced-line.ts';
import { multiply, sum } from '../money.ts';

/** Pieces that are bought together, priced by the server. */
export interface ProductSet {
  name: string;
  pieces: PricedLine[];
}

/** The pieces of a set that can be bought now, as lines of the cart. */
export const setLines = (pieces: readonly PricedLine[]): CartLine[] =>
  pieces
    .filter(({ state }) => !isUnavailable(state))
    .map((piece) => ({
      id: piece.productId,
      variantId: piece.variantId,
      slug: piece.slug,
      name: piece.name,
      options: piece.options.map(({ en, ar }) => ({ en, ar })),
      query: piece.query,
      picture: piece.picture,
      price: piece.unitPrice,
      quantity: piece.quantity,
      most: piece.most,
    }));

export const totalOfLines = (lines: readonly CartLine[]): string =>
  sum(lines.map(({ price, quantity }) => multiply(price, quantity)));
