import { minAmount, percentOf } from '../money.ts';
import type { Coupon } from './coupon.ts';

/** What a coupon takes off: never more than its cap, never more than there is to pay. */
export function couponDiscount(
  { type, value, cap }: Pick<Coupon, 'type' | 'value' | 'cap'>,
  subtotal: string,
): string {
  if (type === 'fixed') return minAmount(value, subtotal);
  const share = minAmount(percentOf(subtotal, value), subtotal);
  return cap === null ? share : minAmount(share, cap);
}
