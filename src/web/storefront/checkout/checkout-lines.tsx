import type { Cart } from '#domain/cart/cart.ts';
import { multiply } from '#domain/money.ts';
import { useLanguage } from '#i18n/react.tsx';
import { LinePicture } from '../cart/line-picture.tsx';
import { pricedLineOf, type Quote } from '../cart/quote.ts';

/** The pieces at a glance. */
export function CheckoutLines({ lines, quote }: { lines: Cart; quote: Quote | null }) {
  const { t, locale, money, number } = useLanguage();
  return (
    <ul className="checkout-lines" aria-label={t('basket.checkout.piecesTitle')}>
      {lines.map((line) => {
        const price = pricedLineOf(quote, line)?.unitPrice ?? line.price;
        return (
          <li key={`${line.id} ${line.variantId}`}>
            <LinePicture line={line} sizes="4rem" />
            <span className="grid content-center">
              <span>{line.name[locale]}</span>
              <span className="text-sm text-muted">
                {[
                  ...line.options.map((option) => option[locale]),
                  `× ${number(line.quantity)}`,
                ].join(' · ')}
              </span>
            </span>
            <bdi>{money(multiply(price, line.quantity))}</bdi>
          </li>
        );
      })}
    </ul>
  );
}
