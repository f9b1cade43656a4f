import { useEffect, useRef } from 'react';
import { useHref } from 'react-router';
import type { Basket } from '#domain/cart/basket.ts';
import { countPieces } from '#domain/cart/cart.ts';
import { useLanguage } from '#i18n/react.tsx';
import { toast } from '#ui/toast-store.ts';
import { AreaMessages } from '../area-messages.tsx';
import { postJson } from '../post-json.ts';
import { forget, readStored, store } from '../use-stored.ts';
import { browserCart } from './browser-cart.ts';
import { ownerKey } from './cart-owner.ts';
import { arrive, leave, push, type Means, type News } from './keep-in-step.ts';

const syncedKey = 'cart-synced';
/** Quick presses become one message. */
const settleMilliseconds = 400;

interface CartKeeperProps {
  userId: string | null;
}

/** Keeps the cart of whoever is signed in with their account. Shows nothing but what came of it. */
export const CartKeeper = (props: CartKeeperProps) => (
  <AreaMessages area="cart">
    <Keeper {...props} />
  </AreaMessages>
);

function Keeper({ userId }: CartKeeperProps) {
  const address = useHref('/cart/kept');
  const tell = useTell();
  const newest = useRef(tell);
  useEffect(() => {
    newest.current = tell;
  });
  useEffect(() => {
    const means = meansAt(address);
    if (!userId) {
      void leave(means).then(forgetPrivateThings);
      return undefined;
    }
    let stop = () => {};
    let isOver = false;
    const follow = async () => {
      const news = await arrive(userId, means);
      if (isOver) return;
      if (news) newest.current(news);
      stop = pushChanges(means);
    };
    void follow();
    return () => {
      isOver = true;
      stop();
    };
  }, [userId, address]);
  return null;
}

function useTell() {
  const { t, locale } = useLanguage();
  return ({ pieces, capped }: NonNullable<News>) => {
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

function pushChanges(means: Means): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = browserCart.subscribe(() => {
    clearTimeout(timer);
    timer = setTimeout(() => void push(means), settleMilliseconds);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}

/** What was typed for an order, and a code, belong to whoever has left. */
function forgetPrivateThings(): void {
  for (const key of ['coupon', 'checkout-draft']) forget(key);
}

const meansAt = (address: string): Means => ({
  cart: browserCart,
  fetchKept: async () => {
    try {
      const response = await fetch(address);
      return response.ok ? ((await response.json()) as Basket | null) : undefined;
    } catch {
      return undefined;
    }
  },
  sendKept: async (text) => (await postJson(address, { basket: text }))?.status === 200,
  owner: {
    read: () => readStored(ownerKey),
    write: (userId) => store(ownerKey, userId),
    forget: () => {
      forget(ownerKey);
      forget(syncedKey);
    },
  },
  synced: { read: () => readStored(syncedKey), write: (text) => store(syncedKey, text) },
});
