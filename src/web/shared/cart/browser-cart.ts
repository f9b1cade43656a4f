import { useEffect, useSyncExternalStore } from 'react';
import { keepLoading } from '#ui/keep-loading.ts';
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
    (await keepLoading(() => import('#domain/cart/parse-cart.ts'))).parseCart(text),
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
