import { countPieces } from '#domain/cart/cart.ts';
import { useLanguage } from '#i18n/react.tsx';
import { IconLink } from '#ui/button.tsx';
import { BagIcon } from '#ui/icons.tsx';
import { useCartState } from './use-cart.ts';

/** The way to the cart, with how much is in it. */
export function CartLink() {
  const { t, number } = useLanguage();
  const count = countPieces(useCartState().lines);
  const label = count > 0 ? t('storefront.cart.link', { count }) : t('header.cart');
  return (
    <IconLink to="/cart" label={label}>
      <BagIcon />
      {count > 0 && (
        <span className="cart-count" aria-hidden="true">
          {number(count)}
        </span>
      )}
    </IconLink>
  );
}
