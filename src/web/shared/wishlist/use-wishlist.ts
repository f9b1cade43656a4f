import { useFetcher, useSubmit } from 'react-router';
import { readIds } from '#domain/id-list.ts';
import { addWish, removeWish } from '#domain/wishlist/wish.ts';
import { usePersonalParts } from '../session/arrived-parts.ts';
import { readStored, writeStored, useStored } from '../storage/use-stored.ts';
import type { WishActionResult } from './wish-result.ts';

/** Where visitors' saved products are stored. */
export const wishlistKey = 'wishlist';

const fetcherKey = (productId: string) => `wish-${productId}`;

/** Saves or removes a product: in the account of a customer, in the browser of a visitor. */
export function useSetWish(): (productId: string, wished: boolean) => void {
  const { isSignedIn } = usePersonalParts();
  const submit = useSubmit();
  return (productId, wished) => {
    if (isSignedIn) {
      void submit(wished ? { save: productId } : { remove: productId }, {
        method: 'post',
        action: '/wishlist',
        navigate: false,
        fetcherKey: fetcherKey(productId),
      });
      return;
    }
    const change = wished ? addWish : removeWish;
    writeStored(wishlistKey, change(readIds(readStored(wishlistKey)), productId).join());
  };
}

/** Whether a product is saved, including changes that are still being sent. */
export function useWish(productId: string) {
  const { badges } = usePersonalParts();
  const local = readIds(useStored(wishlistKey));
  const fetcher = useFetcher<WishActionResult>({ key: fetcherKey(productId) });
  const sent = fetcher.formData;
  const ids = badges ? badges.wished : local;
  return {
    isWished: sent ? sent.has('save') : ids.includes(productId),
    result: fetcher.data ?? null,
  };
}
