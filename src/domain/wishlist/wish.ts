import type { Bilingual } from '../bilingual.ts';
import type { CartLine } from '../cart/cart-lines.ts';
import type { ProductCard } from '../catalog/product.ts';

/** A longer list is a catalogue. */
export const maxWishes = 100;

export interface Wish extends ProductCard {
  names: Bilingual;
  /** How much less it costs than when it was saved; null when it does not. */
  dropped: string | null;
  /** Could not be had when it was saved, and can be had now. */
  isBack: boolean;
  /** How many could be bought at once; nothing of a piece whose variant is still to be chosen. */
  most: number;
}

/** The newest first; one that is there already stays where it is. */
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
