import { emptyCart, moveToCart, saveForLater } from '#domain/cart/cart.ts';
import { removeLine, setQuantity, type CartKey, type CartLine } from '#domain/cart/cart-lines.ts';
import { useLanguage } from '#i18n/react.tsx';
import { useCartChange } from '../../shared/cart/use-cart.ts';

const noticeMilliseconds = 2000;
const clearedMilliseconds = 3000;

/** The actions of the cart page and the toasts they show. */
export function useCartEdits() {
  const { t, locale } = useLanguage();
  const change = useCartChange();
  const toastOf = (title: string) => () => ({ title, duration: noticeMilliseconds });

  return {
    setQuantity: (key: CartKey, quantity: number) =>
      change((basket) => ({ ...basket, lines: setQuantity(basket.lines, key, quantity) })),
    remove: (line: CartLine) =>
      change(
        (basket) => ({ ...basket, lines: removeLine(basket.lines, line) }),
        toastOf(t('cart.page.removed', { name: line.name[locale] })),
      ),
    removeSaved: (line: CartLine) =>
      change(
        (basket) => ({ ...basket, saved: removeLine(basket.saved, line) }),
        toastOf(t('cart.page.removed', { name: line.name[locale] })),
      ),
    saveForLater: (line: CartLine) =>
      change(
        (basket) => saveForLater(basket, line),
        toastOf(t('cart.page.savedForLater', { name: line.name[locale] })),
      ),
    moveToCart: (line: CartLine) =>
      change(
        (basket) => moveToCart(basket, line),
        toastOf(t('cart.page.backInCart', { name: line.name[locale] })),
      ),
    clear: () =>
      change(
        ({ saved }) => ({ ...emptyCart, saved }),
        () => ({ title: t('storefront.cartControls.cleared'), duration: clearedMilliseconds }),
      ),
  };
}
