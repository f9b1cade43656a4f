import { subtotal, type CartLines } from '#domain/cart/cart-lines.ts';
import { useLanguage } from '#i18n/react.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Amounts } from './amounts.tsx';
import type { Quoting } from './use-quote.ts';

interface CartTotalsProps {
  lines: CartLines;
  quoting: Quoting;
  /** In the visitor's language. */
  governorate: string | undefined;
}

const isZero = (amount: string) => Number(amount) === 0;

/** All amounts come from the server; until it has answered only the subtotal is shown. */
export function CartTotals({
  lines,
  quoting: { quote, isAsking, hasFailed },
  governorate,
}: CartTotalsProps) {
  const { t, money } = useLanguage();
  const unknown = hasFailed ? '–' : <Skeleton className="inline-block h-4 w-14" />;
  const shippingFee = (fee: string) => (isZero(fee) ? t('cart.summary.free') : money(fee));
  return (
    <div aria-busy={isAsking} className="grid gap-3">
      <Amounts
        subtotal={money(quote?.subtotal ?? subtotal(lines))}
        discount={
          quote?.coupon ? { code: quote.coupon.code, amount: money(`-${quote.discount}`) } : null
        }
        total={quote ? money(quote.total) : unknown}
        shipping={{
          label: governorate
            ? t('cart.summary.shippingTo', { governorate })
            : t('cart.summary.shipping'),
          amount: quote
            ? quote.shipping === null
              ? t('cart.summary.byGovernorate')
              : shippingFee(quote.shipping)
            : unknown,
        }}
        tax={{
          label: t('cart.summary.tax'),
          amount: quote
            ? quote.taxIncluded
              ? t('cart.summary.taxIncluded')
              : money(quote.tax)
            : unknown,
        }}
        payable={{
          label: t('cart.summary.payable'),
          amount: quote
            ? quote.shipping === null
              ? t('cart.summary.plusDelivery', { amount: money(quote.payable) })
              : money(quote.payable)
            : unknown,
        }}
      />
      {hasFailed && <p className="text-sm text-terracotta">{t('cart.changes.failed')}</p>}
    </div>
  );
}
