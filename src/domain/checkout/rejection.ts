import type { CouponRejection } from '../coupons/coupon.ts';
import type { LimitRejection } from './order-limits.ts';

/** A piece with less stock than wanted; `left` is 0 when it is gone. */
export interface Shortage {
  productId: string;
  variantId: string | null;
  /** Empty when the product no longer exists. */
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

/** Why no order was placed; nothing has changed then. */
export type CheckoutRejection =
  | { reason: 'cart_empty' }
  | { reason: 'address_required' }
  /** We do not deliver to that governorate. */
  | { reason: 'not_served' }
  | { reason: 'out_of_stock'; shortages: Shortage[] }
  /** `old` and `new` are the payable amounts. */
  | { reason: 'price_changed'; old: string; new: string; rises: PriceRise[] }
  | { reason: 'coupon_refused'; coupon: CouponRejection }
  /** The key was used for another order. */
  | { reason: 'key_reused' }
  | { reason: 'rate_limited'; retryAfter: number }
  | LimitRejection;
