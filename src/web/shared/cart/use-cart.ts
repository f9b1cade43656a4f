import { useEffect, useSyncExternalStore } from 'react';
import {
  addLine,
  emptyCart,
  findLine,
  removeLine,
  setQuantity,
  type Cart,
  type CartKey,
  type CartLine,
} from '#domain/cart/cart.ts';
import { useLanguage } from '#i18n/react.tsx';
import { toast, type ToastInput } from '#ui/toast-store.ts';
import { readStored } from '../use-stored.ts';
import { createCartStore } from './cart-store.ts';

const storageKey = 'cart';
const addedMilliseconds = 2000;
const clearedMilliseconds = 3000;

const store = createCartStore({
  medium: {
    read: () => readStored(storageKey),
    write: (text) => localStorage.setItem(storageKey, text),
  },
  // Only a cart that was stored is judged, so that a first visit need not fetch the judge.
  parse: async (text) => (await import('#domain/cart/stored-cart.ts')).parseCart(text),
});

export function useCartState() {
  useEffect(() => {
    const look = () => void store.load();
    look();
    addEventListener('storage', look);
    return () => removeEventListener('storage', look);
  }, []);
  return useSyncExternalStore(store.subscribe, store.current, store.atFirst);
}

/** What one can do with the cart, and what is said of it. */
export function useCart() {
  const { t, locale } = useLanguage();

  async function change(edit: (lines: Cart) => Cart, said?: ToastInput): Promise<void> {
    const saved = await store.change(edit);
    if (saved && said) toast(said);
    if (saved) return;
    toast({
      variant: 'destructive',
      title: t('storefront.cart.notSaved'),
      description: t('storefront.cart.notSavedText'),
    });
  }

  return {
    async add(line: CartLine): Promise<void> {
      let isFull = false;
      const add = (lines: Cart) => {
        isFull = findLine(lines, line)?.quantity === line.most;
        return addLine(lines, line);
      };
      const said: ToastInput = {
        duration: addedMilliseconds,
        description: line.name[locale],
        get title() {
          return t(isFull ? 'storefront.cart.full' : 'storefront.cart.added');
        },
        get variant() {
          return isFull ? 'default' : 'success';
        },
      };
      await change(add, said);
    },
    setQuantity: (key: CartKey, quantity: number) =>
      change((lines) => setQuantity(lines, key, quantity)),
    remove: (key: CartKey) => change((lines) => removeLine(lines, key)),
    clear: () =>
      change(() => emptyCart, {
        title: t('storefront.cart.cleared'),
        duration: clearedMilliseconds,
      }),
  };
}
