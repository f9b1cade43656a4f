import { useEffect, useSyncExternalStore } from 'react';
import { readStored } from '../storage/use-stored.ts';
import { createCartStore } from './cart-store.ts';

const storageKey = 'cart';

export const browserCart = createCartStore({
  medium: {
    read: () => readStored(storageKey),
    write: (text) => localStorage.setItem(storageKey, text),
  },
  // Only a cart that was stored is judged, so that a first visit need not fetch the judge.
  parse: async (text) => (await import('#domain/cart/stored-cart.ts')).parseBasket(text),
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
