import { useEffect, useSyncExternalStore } from 'react';
import {
  addLine,
  countPieces,
  emptyCart,
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

  /** `say` is told by how many pieces the cart grew. */
  async function change(edit: (lines: Cart) => Cart, say?: (grown: number) => ToastInput) {
    let grown = 0;
    const saved = await store.change((lines) => {
      const edited = edit(lines);
      grown = countPieces(edited) - countPieces(lines);
      return edited;
    });
    if (saved && say) toast(say(grown));
    if (saved) return;
    toast({
      variant: 'destructive',
      title: t('storefront.cart.notSaved'),
      description: t('storefront.cart.notSavedText'),
    });
  }

  return {
    add: (line: CartLine) =>
      change(
        (lines) => addLine(lines, line),
        (grown) => ({
          duration: addedMilliseconds,
          description: line.name[locale],
          title: t(grown > 0 ? 'storefront.cart.added' : 'storefront.cart.full'),
          variant: grown > 0 ? 'success' : 'default',
        }),
      ),
    addAll: (added: readonly CartLine[], say: (grown: number) => ToastInput) =>
      change((lines) => added.reduce(addLine, lines), say),
    setQuantity: (key: CartKey, quantity: number) =>
      change((lines) => setQuantity(lines, key, quantity)),
    remove: (key: CartKey) => change((lines) => removeLine(lines, key)),
    clear: () =>
      change(
        () => emptyCart,
        () => ({ title: t('storefront.cart.cleared'), duration: clearedMilliseconds }),
      ),
  };
}
