import type { CartLines } from '#domain/cart/cart-lines.ts';
import { pieceKey, type PricedLine } from '#domain/checkout/priced-line.ts';
import type { PricedCart } from '#services/pricing/price-cart.server.ts';

/** The server's prices for a cart, reduced to what pages show. */
export type Quote = Omit<PricedCart, 'changes' | 'couponMessage'> & {
  couponMessage: { code: string; text: string; hint: string | null } | null;
};

/** The field names of the public API. */
export const itemsOf = (cart: CartLines) =>
  cart.map(({ id, variantId, quantity, price }) => ({
    ...{ product_id: id, variant_id: variantId },
    ...{ quantity, unit_price: price },
  }));

/** The priced line of a piece; undefined for pieces that the quote does not include yet. */
export function pricedLineOf(
  quote: Quote | null,
  { id, variantId }: { id: string; variantId: string | null },
): PricedLine | undefined {
  const key = pieceKey(id, variantId);
  return quote?.lines.find((line) => pieceKey(line.productId, line.variantId) === key);
}
