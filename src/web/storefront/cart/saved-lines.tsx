import type { CartLines } from '#domain/cart/cart-lines.ts';
import { useLanguage } from '#i18n/react.tsx';
import { Button } from '#ui/button.tsx';
import { CartLineRow } from './cart-line.tsx';
import { useCartEdits } from './use-cart-edits.ts';

/** Pieces saved for later. */
export function SavedLines({ lines }: { lines: CartLines }) {
  const { t, locale, money } = useLanguage();
  const { moveToCart, removeSaved } = useCartEdits();
  if (lines.length === 0) return null;
  return (
    <section className="cart-saved" aria-labelledby="saved-title">
      <h2 id="saved-title">{t('cart.page.later')}</h2>
      <ul className="cart-lines">
        {lines.map((line) => {
          const name = line.name[locale];
          return (
            <li key={`${line.id} ${line.variantId}`}>
              <CartLineRow line={line} heading="h3" price={<bdi>{money(line.price)}</bdi>}>
                <Button
                  variant="outline"
                  size="small"
                  aria-label={t('cart.page.nameBackToCart', { name })}
                  onClick={() => void moveToCart(line)}
                >
                  {t('cart.page.backToCart')}
                </Button>
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={t('cart.page.removeName', { name })}
                  onClick={() => void removeSaved(line)}
                >
                  {t('cart.page.remove')}
                </Button>
              </CartLineRow>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
