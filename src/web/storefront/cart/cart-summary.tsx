import { countPieces, subtotal, type Cart } from '#domain/cart/cart.ts';
import { useLanguage } from '#i18n/react.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { useCart } from '../../shared/cart/use-cart.ts';

export function CartSummary({ lines }: { lines: Cart }) {
  const { t, money } = useLanguage();
  const { clear } = useCart();
  return (
    <section className="cart-summary" aria-label={t('basket.subtotal')}>
      <p className="text-sm text-muted">{t('basket.pieces', { count: countPieces(lines) })}</p>
      <p className="flex items-baseline justify-between gap-4">
        <span>{t('basket.subtotal')}</span>
        <bdi className="font-display text-2xl">{money(subtotal(lines))}</bdi>
      </p>
      <p className="text-sm text-muted">{t('basket.subtotalNote')}</p>
      <ButtonLink to="/checkout" size="large" wide>
        {t('basket.checkout')}
      </ButtonLink>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/shop" variant="outline">
          {t('storefront.cart.shop')}
        </ButtonLink>
        <Button variant="quiet" onClick={() => void clear()}>
          {t('basket.clear')}
        </Button>
      </div>
    </section>
  );
}
