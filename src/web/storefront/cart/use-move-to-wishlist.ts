import { removeLine, type CartLine } from '#domain/cart/cart-lines.ts';
import { useLanguage } from '#i18n/react.tsx';
import { useCartChange } from '../../shared/cart/use-cart.ts';
import { useSetWish } from '../../shared/wishlist/use-wishlist.ts';

/**
 * Moves a piece from the cart to the wishlist: in the account of a customer, in the browser of a
 * visitor.
 */
export function useMoveToWishlist() {
  const { t, locale } = useLanguage();
  const change = useCartChange();
  const setWish = useSetWish();
  return (line: CartLine) => {
    setWish(line.id, true);
    return change(
      (cart) => ({ ...cart, lines: removeLine(cart.lines, line) }),
      () => ({
        title: t('cart.page.movedToWishlist', { name: line.name[locale] }),
        duration: 2000,
      }),
    );
  };
}
