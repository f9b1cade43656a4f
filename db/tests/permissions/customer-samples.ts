import { sampleId } from './callers.ts';
import type { TableSamples } from './table-samples.ts';

/** Saved carts, shared lists and review photos; reviews and wishlist items are commerce samples. */
export const customerSamples: readonly TableSamples[] = [
  {
    table: 'public.review_photos',
    owned: {
      'photo of a pending review': photo('pending'),
      'photo of an approved review': photo('approved'),
    },
  },
  {
    table: 'public.wishlist_shares',
    owned: { share: (owner) => ({ user_id: owner, token: sampleId('share', owner) }) },
  },
  {
    table: 'public.carts',
    owned: { cart: (owner) => ({ user_id: owner, basket: { version: 1, lines: [], saved: [] } }) },
  },
];

function photo(status: string) {
  return (owner: string) => {
    const id = sampleId('photo', status, owner);
    return {
      id,
      review_id: sampleId('review', status, owner),
      position: 0,
      file: `reviews/${id}.webp`,
      width: 4,
      height: 5,
    };
  };
}
