import type { CartLine } from '../cart/cart-lines.ts';
import { sum } from '../money.ts';
import type { UsedProduct } from './work.ts';

export const leftOutReasons = ['needsChoice', 'unavailable'] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];

/** The pieces that one click adds to the cart, and those it cannot. */
export interface RoomOffer {
  lines: CartLine[];
  total: string;
  leftOut: { product: UsedProduct; reason: LeftOutReason }[];
}

/** One of each piece that can be bought as it is; pieces with variants need a choice. */
export function roomOffer(products: readonly UsedProduct[]): RoomOffer {
  const lines: CartLine[] = [];
  const leftOut: RoomOffer['leftOut'] = [];
  for (const product of products) {
    const reason = reasonToLeaveOut(product);
    if (reason) leftOut.push({ product, reason });
    else lines.push(lineOf(product));
  }
  return { lines, total: sum(lines.map(({ price }) => price)), leftOut };
}

function reasonToLeaveOut({ most, hasVariants }: UsedProduct): LeftOutReason | null {
  if (most === 0) return 'unavailable';
  return hasVariants ? 'needsChoice' : null;
}

const lineOf = (product: UsedProduct): CartLine => ({
  id: product.id,
  variantId: null,
  slug: product.slug,
  name: product.names,
  options: [],
  query: '',
  picture: product.picture?.url ?? null,
  price: product.price,
  quantity: 1,
  most: product.most,
});
