import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import { readIds } from '#domain/id-list.ts';
import { useT } from '#i18n/react.tsx';
import { toast } from '#ui/toast-store.ts';
import { usePersonalParts } from '../session/arrived-parts.ts';
import { readStored, writeStored } from '../storage/use-stored.ts';
import { wishlistKey } from './use-wishlist.ts';
import type { WishActionResult } from './wish-result.ts';

/** Merges the browser's saved products into the account once after sign-in. */
export function WishlistMerge() {
  const t = useT();
  const isSignedIn = usePersonalParts().badges !== null;
  const fetcher = useFetcher<WishActionResult>({ key: 'wish-merge' });
  const shownResult = useRef<object>(null);
  const { submit, data } = fetcher;

  useEffect(() => {
    const ids = isSignedIn ? readIds(readStored(wishlistKey)) : [];
    if (ids.length === 0) return;
    void submit({ intent: 'merge', ids: ids.join() }, { method: 'post', action: '/wishlist' });
  }, [isSignedIn, submit]);

  useEffect(() => {
    if (!data?.ok || shownResult.current === data) return;
    shownResult.current = data;
    writeStored(wishlistKey, '');
    if (data.added) toast({ title: t('storefront.wishlist.merged', { count: data.added }) });
  }, [data, t]);
  return null;
}
