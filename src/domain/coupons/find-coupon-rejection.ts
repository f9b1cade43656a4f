import { compareAmounts, subtract, sum } from '../money.ts';
import type { Coupon, CouponRejection } from './coupon.ts';
import { type CouponLine, matchesNothing } from './coupon-limits.ts';

/** The customer, the cart, and how often the coupon was used. */
export interface CouponUse {
  userId: string;
  lines: readonly CouponLine[];
  uses: number;
  usedByUser: boolean;
  now: Date;
}

/** Null when the coupon is valid. Reports what cannot be fixed first, the minimum last. */
export function findCouponRejection(
  coupon: Coupon | undefined,
  use: CouponUse,
): CouponRejection | null {
  if (!coupon?.isActive) return { code: 'invalid' };
  return rejectByTime(coupon, use.now) ?? rejectByUser(coupon, use) ?? rejectByCart(coupon, use);
}

function rejectByTime({ startsAt, expiresAt }: Coupon, now: Date): CouponRejection | null {
  if (now < startsAt) return { code: 'not_valid_yet', validFrom: startsAt };
  return expiresAt && now >= expiresAt ? { code: 'expired' } : null;
}

function rejectByUser(
  coupon: Coupon,
  { userId, uses, usedByUser }: CouponUse,
): CouponRejection | null {
  const isGame = coupon.source === 'game';
  if ((isGame || coupon.isPersonal) && coupon.ownerId !== userId) {
    // Other customers do not learn that a personal coupon exists.
    return { code: isGame ? 'belongs_to_another' : 'invalid' };
  }
  if (isGame && uses > 0) return { code: 'game_coupon_used' };
  if (coupon.maxUses !== null && uses >= coupon.maxUses) return { code: 'fully_used' };
  return usedByUser ? { code: 'already_used' } : null;
}

function rejectByCart({ minimum, limits }: Coupon, { lines }: CouponUse): CouponRejection | null {
  if (matchesNothing(limits, lines)) return { code: 'other_pieces', limits };
  const subtotal = sum(lines.map(({ lineTotal }) => lineTotal));
  if (minimum === null || compareAmounts(subtotal, minimum) >= 0) return null;
  return { code: 'minimum_purchase', minimum, missing: subtract(minimum, subtotal) };
}
