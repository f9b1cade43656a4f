import { useFetcher, useSubmit } from 'react-router';
import { readIds } from '#domain/id-list.ts';
import { addWish, removeWish } from '#domain/wishlist/wish.ts';
import { useShell } from '../shell-data.tsx';
import { readStored, store, useStored } from '../use-stored.ts';
import type { WishAnswer } from './wish-answer.ts';

/** Where the browser of a visitor keeps the ids of saved pieces. */
export const wishlistKey = 'wishlist';

const fetcherKey = (productId: string) => `wish-${productId}`;

/** Saves a piece or takes it off: in the account of a customer, in the browser of a visitor. */
export function useSetWish(): (productId: string, wished: boolean) => void {
  const { kept } = useShell();
  const submit = useSubmit();
  return (productId, wished) => {
    if (kept) {
      const fields = { productId, wished: wished ? 'yes' : 'no' };
      void submit(fields, {
        method: 'post',
        action: '/wishlist',
        navigate: false,
        fetcherKey: fetcherKey(productId),
      });
      return;
    }
    const change = wished ? addWish : removeWish;
    store(wishlistKey, change(readIds(readStored(wishlistKey)), productId).join());
  };
}

/** Whether a piece is saved; what is under way counts as done. */
export function useWish(productId: string) {
  const { kept } = useShell();
  const local = readIds(useStored(wishlistKey));
  const fetcher = useFetcher<WishAnswer>({ key: fetcherKey(productId) });
  const sent = fetcher.formData?.get('wished');
  const ids = kept ? kept.wished : local;
  return {
    isWished: sent ? sent === 'yes' : ids.includes(productId),
    answer: fetcher.data ?? null,
  };
}
