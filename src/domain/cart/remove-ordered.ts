import type { Cart } from './cart.ts';
import { findLine, setQuantity } from './cart-lines.ts';

export interface OrderedItem {
  product_id: string;
  variant_id: string | null;
  quantity: number;
}

/** Removes the ordered pieces; pieces that another tab added meanwhile stay. */
export function removeOrdered(cart: Cart, items: readonly OrderedItem[]): Cart {
  const lines = items.reduce((remaining, { product_id: id, variant_id: variantId, quantity }) => {
    const line = findLine(remaining, { id, variantId });
    return line ? setQuantity(remaining, line, line.quantity - quantity) : remaining;
  }, cart.lines);
  return { ...cart, lines };
}
