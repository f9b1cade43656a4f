import type { Cart } from '#domain/cart/cart.ts';
import { pieceKey, type PricedLine } from '#domain/checkout/priced-line.ts';
import type { PricedCart } from '#services/pricing/price-cart.server.ts';

/** The server's word on a cart, as it travels: no more than what pages show. */
export type Quote = Omit<PricedCart, 'changes' | 'couponMessage'> & {
  couponMessage: { code: string; text: string; hint: string | null } | null;
};

/** The names that other clients use too. */
export const itemsOf = (cart: Cart) =>
  cart.map(({ id, variantId, quantity, price }) => ({
    ...{ product_id: id, variant_id: variantId },
    ...{ quantity, unit_price: price },
  }));

/** How the piece stands now; undefined for what the quote does not know yet. */
export function pricedLineOf(
  quote: Quote | null,
  { id, variantId }: { id: string; variantId: string | null },
): PricedLine | undefined {
  const key = pieceKey(id, variantId);
  return quote?.lines.find((line) => pieceKey(line.productId, line.variantId) === key);
}
