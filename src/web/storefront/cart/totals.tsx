import type { ReactNode } from 'react';
import { subtotal, type Cart } from '#domain/cart/cart.ts';
import { useLanguage } from '#i18n/react.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { Quoting } from './use-quote.ts';

interface TotalsProps {
  lines: Cart;
  quoting: Quoting;
  /** In the reader's language. */
  place: string | undefined;
}

const isZero = (amount: string) => Number(amount) === 0;

/** Every amount is the server's; until it has answered, only the subtotal as it was shown. */
export function Totals({ lines, quoting, place }: TotalsProps) {
  const { t, money } = useLanguage();
  const { quote, isAsking, hasFailed } = quoting;
  const waiting = hasFailed ? '–' : <Skeleton className="inline-block h-4 w-14" />;
  return (
    <div aria-busy={isAsking} className="totals" data-asking={isAsking || undefined}>
      <dl>
        <Row label={t('basket.summary.subtotal')}>{money(quote?.subtotal ?? subtotal(lines))}</Row>
        {quote?.coupon && (
          <Row label={t('basket.summary.discountBy', { code: `\u2068${quote.coupon.code}\u2069` })}>
            <span className="text-palm">{money(`-${quote.discount}`)}</span>
          </Row>
        )}
        <Row label={t('basket.summary.total')}>{quote ? money(quote.total) : waiting}</Row>
        <Row
          label={place ? t('basket.summary.shippingTo', { place }) : t('basket.summary.shipping')}
        >
          {quote?.shipping
            ? isZero(quote.shipping)
              ? t('basket.summary.free')
              : money(quote.shipping)
            : waiting}
        </Row>
        <Row label={t('basket.summary.tax')}>
          {quote
            ? quote.taxIncluded
              ? t('basket.summary.taxIncluded')
              : money(quote.tax)
            : waiting}
        </Row>
        <div className="totals-payable">
          <dt>{t('basket.summary.payable')}</dt>
          <dd>
            <bdi>{quote ? money(quote.payable) : waiting}</bdi>
          </dd>
        </div>
      </dl>
      {hasFailed && <p className="text-sm text-terracotta">{t('basket.changes.failed')}</p>}
    </div>
  );
}

const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>
      <bdi>{children}</bdi>
    </dd>
  </div>
);
