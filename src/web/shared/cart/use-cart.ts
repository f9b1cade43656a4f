import type { Cart } from '#domain/cart/cart.ts';
import { addLine, countPieces, type CartLine } from '#domain/cart/cart-lines.ts';
import type { Translate } from '#i18n/messages/index.ts';
import { useLanguage } from '#i18n/react.tsx';
import { toast, type ToastInput } from '#ui/toast-store.ts';
import { browserCart } from './browser-cart.ts';
import { emitCartAddition } from './cart-events.ts';

const addedMilliseconds = 2000;

/** Changes the cart and shows a toast if there is one, always when the change could not be stored. */
export function useCartChange() {
  const { t } = useLanguage();
  /** `toastFor` receives by how many pieces the cart grew. */
  return async (
    edit: (cart: Cart) => Cart,
    toastFor?: (grown: number) => ToastInput | false,
  ): Promise<number> => {
    let grown = 0;
    const saved = await browserCart.change((cart) => {
      const edited = edit(cart);
      grown = countPieces(edited.lines) - countPieces(cart.lines);
      return edited;
    });
    const message = saved ? toastFor?.(grown) : notSaved(t);
    if (message) toast(message);
    return grown;
  };
}

const notSaved = (t: Translate): ToastInput => ({
  variant: 'destructive',
  title: t('storefront.cartControls.notSaved'),
  description: t('storefront.cartControls.notSavedText'),
});

/** Adds pieces to the cart; editing it is done on the cart page. */
export function useCart() {
  const { t, locale } = useLanguage();
  const change = useCartChange();
  const put =
    (added: readonly CartLine[]) =>
    (cart: Cart): Cart => ({ ...cart, lines: added.reduce(addLine, cart.lines) });

  return {
    /**
     * Resolves to the number of pieces by which the cart grew. The mini cart opens and says it;
     * quietly, a toast does.
     */
    add: async (line: CartLine, { quietly = false } = {}): Promise<number> => {
      const grown = await change(
        put([line]),
        (more) =>
          (quietly || more === 0) && {
            duration: addedMilliseconds,
            description: line.name[locale],
            title: t(more > 0 ? 'storefront.cartControls.added' : 'storefront.cartControls.full'),
            variant: more > 0 ? 'success' : 'default',
          },
      );
      if (grown > 0 && !quietly) emitCartAddition();
      return grown;
    },
    addAll: (added: readonly CartLine[], toastFor: (grown: number) => ToastInput) =>
      change(put(added), toastFor),
  };
}
