import type { CartLines } from '#domain/cart/cart-lines.ts';
import { multiply } from '#domain/money.ts';
import { useLanguage } from '#i18n/react.tsx';
import { LinePicture } from '../../shared/cart/line-picture.tsx';
import { pricedLineOf, type Quote } from '../cart/quote.ts';

/** The pieces at a glance. */
export function CheckoutLines({ lines, quote }: { lines: CartLines; quote: Quote | null }) {
  const { t, locale, money } = useLanguage();
  return (
    <ul className="checkout-lines" aria-label={t('cart.checkout.piecesTitle')}>
      {lines.map((line) => {
        const price = pricedLineOf(quote, line)?.unitPrice ?? line.price;
        return (
          <li key={`${line.id} ${line.variantId}`}>
            <LinePicture src={line.picture} name={line.name[locale]} sizes="4rem" />
            <PieceText
              name={line.name[locale]}
              options={line.options.map((option) => option[locale])}
              quantity={line.quantity}
            />
            <bdi>{money(multiply(price, line.quantity))}</bdi>
          </li>
        );
      })}
    </ul>
  );
}

interface PieceTextProps {
  name: string;
  options: readonly string[];
  workshop?: string;
  quantity: number;
}

export function PieceText({ name, options, workshop, quantity }: PieceTextProps) {
  const { t, number } = useLanguage();
  return (
    <span className="grid content-center">
      <span>
        {name} <span className="whitespace-nowrap text-muted">× {number(quantity)}</span>
      </span>
      {options.length > 0 && <span className="text-sm text-muted">{options.join(' · ')}</span>}
      {workshop && (
        <span className="text-sm text-muted">{t('storefront.product.maker', { workshop })}</span>
      )}
    </span>
  );
}
