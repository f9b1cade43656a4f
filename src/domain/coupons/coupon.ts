import { toWesternDigits } from '../digits.ts';
import type { CouponLimits } from './coupon-limits.ts';

/** A coupon. Amounts and percentages are exact decimals. */
export interface Coupon {
  id: string;
  code: string;
  type: 'percentage' | 'fixed';
  value: string;
  /** The maximum discount of a percentage. */
  cap: string | null;
  /** Of the whole cart. */
  minimum: string | null;
  limits: CouponLimits;
  startsAt: Date;
  expiresAt: Date | null;
  maxUses: number | null;
  isActive: boolean;
  source: 'staff' | 'game';
  /** Only for its owner; unusable after the account was closed. */
  isPersonal: boolean;
  ownerId: string | null;
}

/** Why a coupon is rejected, with the values for its text. */
export type CouponRejection =
  | { code: 'login_required' }
  | { code: 'invalid' }
  | { code: 'not_valid_yet'; validFrom: Date }
  | { code: 'expired' }
  | { code: 'belongs_to_another' }
  | { code: 'game_coupon_used' }
  | { code: 'fully_used' }
  | { code: 'already_used' }
  /** Nothing in the cart is what it counts for. */
  | { code: 'other_pieces'; limits: CouponLimits }
  | { code: 'minimum_purchase'; minimum: string; missing: string }
  /** A failure of the shop: it is unknown whether the coupon is valid. */
  | { code: 'lookup_failed' | 'unexpected' | 'not_applied' }
  /** Too many unknown codes; seconds until the next try. */
  | { code: 'rate_limited'; retryAfter: number };

/** The coupon applied to a cart; `discount` is an exact decimal. */
export interface AppliedCoupon {
  id: string;
  code: string;
  type: Coupon['type'];
  value: string;
  discount: string;
  limits: CouponLimits;
}

export type CouponMessage = { code: 'applied'; limits: CouponLimits } | CouponRejection;

/** Removes spaces and copied direction marks; upper case, and digits of one script. */
export const normalizeCouponCode = (typed: string): string =>
  toWesternDigits(typed)
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .trim()
    .toUpperCase();
