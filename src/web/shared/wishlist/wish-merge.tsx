import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import { readIds } from '#domain/id-list.ts';
import { useT } from '#i18n/react.tsx';
import { toast } from '#ui/toast-store.ts';
import { useShell } from '../shell-data.tsx';
import { readStored, store } from '../use-stored.ts';
import { wishlistKey } from './use-wishlist.ts';
import type { WishAnswer } from './wish-answer.ts';

/** Brings what this browser kept into the account of whoever signs in, once, and says so. */
export function WishMerge() {
  const t = useT();
  const isSignedIn = useShell().kept !== null;
  const fetcher = useFetcher<WishAnswer>({ key: 'wish-merge' });
  const told = useRef<object>(null);
  const { submit, data } = fetcher;

  useEffect(() => {
    const ids = isSignedIn ? readIds(readStored(wishlistKey)) : [];
    if (ids.length === 0) return;
    void submit({ intent: 'merge', ids: ids.join() }, { method: 'post', action: '/wishlist' });
  }, [isSignedIn, submit]);

  useEffect(() => {
    if (!data?.ok || told.current === data) return;
    told.current = data;
    store(wishlistKey, '');
    if (data.added) toast({ title: t('storefront.wishlist.merged', { count: data.added }) });
  }, [data, t]);
  return null;
}
