import type { CouponRejection } from '../coupons/coupon.ts';

/** A piece of which there are fewer than wanted; `left` is 0 when it is gone. */
export interface Shortage {
  productId: string;
  variantId: string | null;
  /** Empty when the product is no longer known. */
  name: string;
  wanted: number;
  left: number;
}

/** Amounts are exact decimals. */
export interface PriceRise {
  productId: string;
  variantId: string | null;
  name: string;
  old: string;
  new: string;
}

/** Why no order came about; nothing was changed then. */
export type CheckoutRejection =
  | { reason: 'cart_empty' }
  | { reason: 'address_required' }
  /** Nobody delivers to that governorate. */
  | { reason: 'not_served' }
  | { reason: 'out_of_stock'; shortages: Shortage[] }
  /** `old` and `new` are what the courier would have collected, and would collect now. */
  | { reason: 'price_changed'; old: string; new: string; rises: PriceRise[] }
  | { reason: 'coupon_refused'; coupon: CouponRejection }
  /** The key belongs to another order already. */
  | { reason: 'key_reused' }
  | { reason: 'rate_limited'; retryAfter: number };
