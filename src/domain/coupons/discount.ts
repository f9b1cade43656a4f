import { minAmount, percentOf } from '../money.ts';
import type { Coupon } from './coupon.ts';

/** The discount: limited by the coupon's cap and by the subtotal. */
export function couponDiscount(
  { type, value, cap }: Pick<Coupon, 'type' | 'value' | 'cap'>,
  subtotal: string,
): string {
  if (type === 'fixed') return minAmount(value, subtotal);
  const share = minAmount(percentOf(subtotal, value), subtotal);
  return cap === null ? share : minAmount(share, cap);
}
