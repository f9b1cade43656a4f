import { useEffect, useSyncExternalStore } from 'react';
import { retryLoading } from '#ui/retry-loading.ts';
import { readStored } from '../storage/use-stored.ts';
import { createCartStore } from './cart-store.ts';

const storageKey = 'cart';

export const browserCart = createCartStore({
  medium: {
    read: () => readStored(storageKey),
    write: (text) => localStorage.setItem(storageKey, text),
  },
  // The parser is loaded only when a cart is stored, so that a first visit does not fetch it.
  parse: async (text) =>
    (await retryLoading(() => import('#domain/cart/parse-cart.ts'))).parseCart(text),
});

export function useCartState() {
  useEffect(() => {
    const look = () => void browserCart.load();
    look();
    addEventListener('storage', look);
    return () => removeEventListener('storage', look);
  }, []);
  return useSyncExternalStore(browserCart.subscribe, browserCart.current, browserCart.initialState);
}
