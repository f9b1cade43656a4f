import { createHash } from 'node:crypto';
import type { CheckoutInput } from '#domain/checkout/checkout-input.ts';
import { mergeWanted } from '#domain/checkout/priced-line.ts';
import { normalizeCouponCode } from '#domain/coupons/coupon.ts';

/**
 * Distinguishes requests with the same key. Prices that the buyer saw are left out: they may change
 * on reload while the order is the same.
 */
export function hashRequest(input: CheckoutInput, userId: string | null): string {
  const { address, address_id, coupon_code, notes, locale, payment_method } = input;
  const items = mergeWanted(input.items).map((item) => [
    item.product_id,
    item.variant_id,
    item.quantity,
  ]);
  const coupon = coupon_code ? normalizeCouponCode(coupon_code) : null;
  const content = [userId, items, address ?? address_id, coupon, notes, locale, payment_method];
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url');
}
