import type { Bilingual } from '../bilingual.ts';
import type { CartLine } from '../cart/cart-lines.ts';
import type { ProductCard } from '../catalog/product.ts';

/** Keeps the list bounded. */
export const maxWishes = 100;

export interface Wish extends ProductCard {
  names: Bilingual;
  /** The price drop since it was saved; null without one. */
  dropped: string | null;
  /** Unavailable when it was saved, available now. */
  isBack: boolean;
  /** The maximum quantity; 0 when a variant must be selected first. */
  most: number;
}

/** Newest first; an existing one keeps its position. */
export function addWish(ids: readonly string[], id: string): string[] {
  return ids.includes(id) ? [...ids] : [id, ...ids].slice(0, maxWishes);
}

export const removeWish = (ids: readonly string[], id: string): string[] =>
  ids.filter((each) => each !== id);

export function wishToCartLine({ id, slug, names, picture, price, most }: Wish): CartLine {
  return {
    id,
    variantId: null,
    slug,
    name: names,
    options: [],
    query: '',
    picture: picture?.url ?? null,
    price,
    quantity: 1,
    most,
  };
}
