import { minAmount, percentOf } from '../money.ts';
import type { Coupon } from './coupon.ts';
import { type CouponLine, discountableAmount } from './coupon-limits.ts';

/** The discount of a cart, taken off the lines that the coupon counts for. */
export const cartDiscount = (coupon: Coupon, lines: readonly CouponLine[]): string =>
  couponDiscount(coupon, discountableAmount(coupon.limits, lines));

/** The discount: limited by the coupon's cap and by the amount. */
export function couponDiscount(
  { type, value, cap }: Pick<Coupon, 'type' | 'value' | 'cap'>,
  amount: string,
): string {
  if (type === 'fixed') return minAmount(value, amount);
  const share = minAmount(percentOf(amount, value), amount);
  return cap === null ? share : minAmount(share, cap);
}
