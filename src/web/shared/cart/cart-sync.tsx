import { useEffect, useRef } from 'react';
import { useHref } from 'react-router';
import type { Cart } from '#domain/cart/cart.ts';
import { countPieces } from '#domain/cart/cart-lines.ts';
import { useLanguage } from '#i18n/react.tsx';
import { toast } from '#ui/toast-store.ts';
import { postJson } from '../http/post-json.ts';
import { useShell } from '../shell/shell-data.tsx';
import { removeStored, readStored, writeStored } from '../storage/use-stored.ts';
import { browserCart } from './browser-cart.ts';
import { cartOwnerKey } from './cart-owner.ts';
import {
  syncOnSignIn,
  clearOnSignOut,
  pushCart,
  type CartConnection,
  type CartMerge,
} from './sync-cart.ts';

const syncedKey = 'cart-synced';
/** Rapid changes are sent as one request. */
const settleMilliseconds = 400;

interface CartSyncProps {
  userId: string | null;
}

/**
 * Syncs the browser's cart with the signed-in customer's saved cart. Renders nothing but a toast
 * after a merge.
 */
export function CartSync({ userId }: CartSyncProps) {
  const address = useHref('/cart/kept');
  const hasSignedOut = useHasSignedOut();
  const showMerge = useMergeToast();
  const newest = useRef(showMerge);
  useEffect(() => {
    newest.current = showMerge;
  });
  useEffect(() => {
    const connection = connectTo(address);
    if (!userId) {
      if (hasSignedOut) void clearOnSignOut(connection).then(removePrivateData);
      return undefined;
    }
    let stop = () => {};
    let isOver = false;
    const follow = async () => {
      const merge = await syncOnSignIn(userId, connection);
      if (isOver) return;
      if (merge) newest.current(merge);
      stop = pushChanges(connection);
    };
    void follow();
    return () => {
      isOver = true;
      stop();
    };
  }, [userId, address, hasSignedOut]);
  return null;
}

/** A session that ended by itself leaves the cart in view: its owner signs in again and goes on. */
function useHasSignedOut(): boolean {
  const code = useShell().flash?.code;
  return code === 'signed_out' || code === 'account_deleted';
}

function useMergeToast() {
  const { t, locale } = useLanguage();
  return ({ pieces, capped }: NonNullable<CartMerge>) => {
    const names = capped.map(({ name }) => name[locale]).join(' · ');
    toast({
      title: t('cart.page.merged'),
      description: [
        t('cart.page.mergedText', { count: countPieces(pieces) }),
        names && t('cart.page.mergedCapped', { names }),
      ]
        .filter(Boolean)
        .join(' '),
    });
  };
}

function pushChanges(connection: CartConnection): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = browserCart.subscribe(() => {
    clearTimeout(timer);
    timer = setTimeout(() => void pushCart(connection), settleMilliseconds);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}

/** The checkout draft and the coupon belong to the customer who has signed out. */
function removePrivateData(): void {
  for (const key of ['coupon', 'checkout-draft']) removeStored(key);
}

const connectTo = (address: string): CartConnection => ({
  cart: browserCart,
  fetchSaved: async () => {
    try {
      const response = await fetch(address);
      return response.ok ? ((await response.json()) as Cart | null) : undefined;
    } catch {
      return undefined;
    }
  },
  sendSaved: async (text) => (await postJson(address, { cart: text }))?.status === 200,
  owner: {
    read: () => readStored(cartOwnerKey),
    write: (userId) => writeStored(cartOwnerKey, userId),
    forget: () => {
      removeStored(cartOwnerKey);
      removeStored(syncedKey);
    },
  },
  synced: { read: () => readStored(syncedKey), write: (text) => writeStored(syncedKey, text) },
});
