import { countPieces, type CartLines } from '#domain/cart/cart-lines.ts';
import { useLanguage } from '#i18n/react.tsx';
import { ChevronDownIcon } from '#ui/icons.tsx';
import { Link } from '#ui/link.tsx';
import { CouponField } from '../cart/coupon-field.tsx';
import { CartTotals } from '../cart/totals.tsx';
import type { Quoting } from '../cart/use-quote.ts';
import { CheckoutLines } from './checkout-lines.tsx';

interface CheckoutSummaryProps {
  lines: CartLines;
  quoting: Quoting;
  governorate: string | undefined;
}

/** Always visible: beside the steps, or on phones as a bar above them that opens. */
export function CheckoutSummary({ lines, quoting, governorate }: CheckoutSummaryProps) {
  const { t, money } = useLanguage();
  const { quote } = quoting;
  return (
    <details className="checkout-summary" open={isWide() || undefined}>
      <summary>
        <span className="grid">
          <span className="checkout-summary-title">{t('cart.summary.title')}</span>
          <span className="text-sm text-muted">
            {t('cart.summary.pieces', { count: countPieces(lines) })}
          </span>
        </span>
        <bdi className="checkout-summary-amount">{quote && money(quote.payable)}</bdi>
        <ChevronDownIcon className="checkout-summary-mark" />
      </summary>
      <div className="checkout-summary-content">
        <CheckoutLines lines={lines} quote={quote} />
        <Link to="/cart" variant="quiet" className="text-sm">
          {t('cart.checkout.changeCart')}
        </Link>
        <CouponField quoting={quoting} />
        <CartTotals lines={lines} quoting={quoting} governorate={governorate} />
      </div>
    </details>
  );
}

/** Rendered by the browser alone, which has read the cart. */
const isWide = () => matchMedia('(width >= 64rem)').matches;
