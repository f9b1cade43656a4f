import { variantSku, type Combined } from './make-combinations.ts';

export interface FollowedProduct {
  sku: string;
  price: string;
}

type Cells = Record<keyof FollowedProduct, string>;

/**
 * The cells of a new variant after SKU or price of its product has changed: those that still hold what
 * followed from the product follow it again, and those that staff typed into stay.
 */
export function followProduct(
  cells: Cells,
  combination: Combined,
  { before, now }: { before: FollowedProduct; now: FollowedProduct },
): Cells {
  const madeOf = ({ sku, price }: FollowedProduct): Cells => ({
    sku: variantSku(sku, combination),
    price,
  });
  const [was, is] = [madeOf(before), madeOf(now)];
  return {
    sku: cells.sku === was.sku ? is.sku : cells.sku,
    price: cells.price === was.price ? is.price : cells.price,
  };
}
