import type { ReactNode } from 'react';
import { useT } from '#i18n/react.tsx';

interface AmountsProps {
  subtotal: string;
  /** With a minus sign in front; null without a discount. */
  discount: { code: string | null; amount: string } | null;
  total: ReactNode;
  shipping: { label: string; amount: ReactNode };
  tax: { label: string; amount: ReactNode } | null;
  payable: { label: string; amount: ReactNode };
}

/** Formatted amounts in the order in which they add up. */
export function Amounts({ subtotal, discount, total, shipping, tax, payable }: AmountsProps) {
  const t = useT();
  return (
    <dl className="amounts">
      <Row label={t('cart.summary.subtotal')}>{subtotal}</Row>
      {discount && (
        <Row
          label={
            discount.code
              ? t('cart.summary.discountBy', { code: discount.code })
              : t('cart.summary.discount')
          }
        >
          <span className="text-palm">{discount.amount}</span>
        </Row>
      )}
      {/* Without a discount it repeats the subtotal. */}
      {discount && <Row label={t('cart.summary.total')}>{total}</Row>}
      <Row label={shipping.label}>{shipping.amount}</Row>
      {tax && <Row label={tax.label}>{tax.amount}</Row>}
      <div className="amounts-payable">
        <dt>{payable.label}</dt>
        <dd>
          <bdi>{payable.amount}</bdi>
        </dd>
      </div>
    </dl>
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
