import { useT } from '#i18n/react.tsx';
import { useBilingualLabels } from '../forms/use-bilingual-labels.ts';

const terms = [
  'discount_type',
  'discount_value',
  'max_discount_amount',
  'min_purchase_amount',
  'starts_at',
  'expires_at',
  'max_uses',
  'is_active',
] as const;

/** The labels of the fields that coupons and series share, in the order of the form. */
export function useCouponLabels(): Record<string, string> {
  const t = useT();
  const label = (name: 'description' | (typeof terms)[number]) =>
    t(`adminCoupons.coupon.fields.${name}`);
  return {
    ...useBilingualLabels({ description: label('description') }),
    ...Object.fromEntries(terms.map((name) => [name, label(name)])),
  };
}
