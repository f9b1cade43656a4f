import { emptyCart, moveToCart, saveForLater } from '#domain/cart/cart.ts';
import type { Cart } from '#domain/cart/cart.ts';
import {
  isSamePiece,
  removeLine,
  restoreLine,
  setQuantity,
  type CartKey,
  type CartLine,
} from '#domain/cart/cart-lines.ts';
import { useLanguage } from '#i18n/react.tsx';
import { useCartChange } from '../../shared/cart/use-cart.ts';

const noticeMilliseconds = 2000;
const clearedMilliseconds = 3000;
/** Time to read the message and reach its button. */
const undoMilliseconds = 8000;

/** The actions of the cart page and the toasts they show. */
export function useCartEdits() {
  const { t, locale } = useLanguage();
  const change = useCartChange();
  const toastOf = (title: string) => () => ({ title, duration: noticeMilliseconds });

  const removeFrom = (list: keyof Cart) => async (line: CartLine) => {
    let position = 0;
    const edit = (cart: Cart): Cart => {
      position = cart[list].findIndex((each) => isSamePiece(each, line));
      return { ...cart, [list]: removeLine(cart[list], line) };
    };
    const restore = (cart: Cart): Cart => ({
      ...cart,
      [list]: restoreLine(cart[list], line, position),
    });
    return change(edit, () => ({
      title: t('cart.page.removed', { name: line.name[locale] }),
      duration: undoMilliseconds,
      action: { label: t('storefront.cartControls.undo'), run: () => void change(restore) },
    }));
  };

  return {
    setQuantity: (key: CartKey, quantity: number) =>
      change((cart) => ({ ...cart, lines: setQuantity(cart.lines, key, quantity) })),
    remove: removeFrom('lines'),
    removeSaved: removeFrom('saved'),
    saveForLater: (line: CartLine) =>
      change(
        (cart) => saveForLater(cart, line),
        toastOf(t('cart.page.savedForLater', { name: line.name[locale] })),
      ),
    moveToCart: (line: CartLine) =>
      change(
        (cart) => moveToCart(cart, line),
        toastOf(t('cart.page.backInCart', { name: line.name[locale] })),
      ),
    clear: () =>
      change(
        ({ saved }) => ({ ...emptyCart, saved }),
        () => ({ title: t('storefront.cartControls.cleared'), duration: clearedMilliseconds }),
      ),
  };
}
