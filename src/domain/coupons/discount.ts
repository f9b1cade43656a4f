import { leastOf, percentOf } from '../money.ts';
import type { Coupon } from './coupon.ts';

/** What a coupon takes off: never more than its cap, never more than there is to pay. */
export function discountOf(
  { type, value, cap }: Pick<Coupon, 'type' | 'value' | 'cap'>,
  subtotal: string,
): string {
  if (type === 'fixed') return leastOf(value, subtotal);
  const share = leastOf(percentOf(subtotal, value), subtotal);
  return cap === null ? share : leastOf(share, cap);
}
