/** What a coupon promises. Amounts and percentages are exact decimals. */
export interface Coupon {
  id: string;
  code: string;
  type: 'percentage' | 'fixed';
  value: string;
  /** The most that a percentage takes off. */
  cap: string | null;
  minimum: string | null;
  startsAt: Date;
  expiresAt: Date | null;
  maxUses: number | null;
  isActive: boolean;
  source: 'staff' | 'game';
  /** The only one who may use it; null is everybody. */
  ownerId: string | null;
}

/** Why a coupon does not count, with what its sentence names. */
export type CouponRejection =
  | { code: 'login_required' }
  | { code: 'invalid' }
  | { code: 'not_valid_yet'; validFrom: Date }
  | { code: 'expired' }
  | { code: 'belongs_to_another' }
  | { code: 'game_coupon_used' }
  | { code: 'fully_used' }
  | { code: 'already_used' }
  | { code: 'minimum_purchase'; minimum: string; missing: string }
  /** The look-up, the judging or the applying itself failed: nobody knows whether the coupon is good. */
  | { code: 'lookup_failed' | 'unexpected' | 'not_applied' }
  /** Too many codes that do not exist; seconds until the next try. */
  | { code: 'rate_limited'; retryAfter: number };

/** What a cart remembers of the coupon on it; `discount` is an exact decimal. */
export interface AppliedCoupon {
  id: string;
  code: string;
  type: Coupon['type'];
  value: string;
  discount: string;
}

export type CouponMessage = { code: 'applied' } | CouponRejection;

/** People type spaces and small letters, and copy direction marks along with a code. */
export const normalizeCouponCode = (typed: string): string =>
  typed
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .trim()
    .toUpperCase();
