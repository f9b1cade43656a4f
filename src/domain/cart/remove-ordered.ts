import type { Cart } from './cart.ts';
import { findLine, setQuantity } from './cart-lines.ts';

export interface OrderedItem {
  product_id: string;
  variant_id: string | null;
  quantity: number;
}

/** Removes the ordered pieces; pieces that another tab added meanwhile stay. */
export function removeOrdered(cart: Cart, items: readonly OrderedItem[]): Cart {
  const lines = items.reduce((cart, { product_id: id, variant_id: variantId, quantity }) => {
    const line = findLine(cart, { id, variantId });
    return line ? setQuantity(cart, line, line.quantity - quantity) : cart;
  }, cart.lines);
  return { ...cart, lines };
}
