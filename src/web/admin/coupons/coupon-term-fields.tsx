import { discountTypes } from '#domain/coupons/coupon-input.ts';
import { useT } from '#i18n/react.tsx';
import type { NamedProduct } from '#services/products/product-names.server.ts';
import { RecordSwitch, RecordTime } from '../forms/record-choices.tsx';
import { RecordChoice, RecordNumber } from '../forms/record-fields.tsx';
import { CouponExample } from './coupon-example.tsx';
import { CouponLimitFields } from './coupon-limit-fields.tsx';

interface CouponTermFieldsProps {
  usesHint?: string;
  /** Names of those that it is for. */
  products: readonly NamedProduct[];
}

/** What a coupon takes off, when, and how often; the same for a series of codes. */
export function CouponTermFields({ usesHint, products }: CouponTermFieldsProps) {
  const t = useT();
  const types = discountTypes.map((value) => ({
    value,
    label: t(`adminCoupons.coupon.types.${value}`),
  }));
  const hint = (name: HintName) => t(`adminCoupons.coupon.hints.${name}`);
  const amount = (name: HintName) => <RecordNumber name={name} hint={hint(name)} isAmount />;
  return (
    <>
      <section className="record-section">
        <h2>{t('adminCoupons.coupon.sections.discount')}</h2>
        <RecordChoice name="discount_type" options={types} />
        <div className="record-grid">
          <RecordNumber name="discount_value" hint={hint('discount_value')} isAmount required />
          {amount('max_discount_amount')}
          {amount('min_purchase_amount')}
        </div>
        <CouponExample />
      </section>
      <CouponLimitFields products={products} />
      <section className="record-section">
        <h2>{t('adminCoupons.coupon.sections.limits')}</h2>
        <div className="record-grid">
          <RecordTime name="starts_at" hint={hint('starts_at')} required />
          <RecordTime name="expires_at" hint={hint('expires_at')} />
          <RecordNumber name="max_uses" hint={usesHint ?? hint('max_uses')} />
        </div>
        <RecordSwitch name="is_active" />
      </section>
    </>
  );
}

type HintName =
  | 'discount_value'
  | 'max_discount_amount'
  | 'min_purchase_amount'
  | 'starts_at'
  | 'expires_at'
  | 'max_uses';
