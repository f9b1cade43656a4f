import { couponTermColumns } from '#domain/coupons/coupon-terms.ts';
import { useT } from '#i18n/react.tsx';
import { useBilingualLabels } from '../forms/use-bilingual-labels.ts';

/** The labels of the fields that coupons and series share, in the order of the form. */
export function useCouponLabels(): Record<string, string> {
  const t = useT();
  const label = (name: 'description' | (typeof couponTermColumns)[number]) =>
    t(`adminCoupons.coupon.fields.${name}`);
  return {
    ...useBilingualLabels({ description: label('description') }),
    ...Object.fromEntries(couponTermColumns.map((name) => [name, label(name)])),
  };
}
