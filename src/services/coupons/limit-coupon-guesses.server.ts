import type { CouponRejection } from '#domain/coupons/coupon.ts';
import type { Caller } from '../shared/caller.ts';
import {
  refundRateLimits,
  type RateLimit,
  type RateLimitEntry,
  takeRateLimits,
} from '../shared/rate-limits.server.ts';

const minute = 60;
const byAccount: RateLimit = { name: 'coupon/account', allowance: 10, seconds: 10 * minute };
const byAddress: RateLimit = { name: 'coupon/address', allowance: 60, seconds: 10 * minute };

interface CouponCheck<Result> {
  validate(): Promise<Result>;
  /** Why the code was rejected, or null when it was not. */
  couponRejectionOf(result: Result): CouponRejection | null;
  reject(rejection: CouponRejection): Result;
}

/** Limits how often a customer may try codes that are not theirs, in the cart and at checkout. */
export async function limitCouponGuesses<Result>(
  { actor, attempt }: Caller,
  { validate, couponRejectionOf, reject }: CouponCheck<Result>,
): Promise<Result> {
  // Visitors are rejected without a look at the code.
  if (actor.kind !== 'user') return validate();
  const entries: RateLimitEntry[] = [
    [byAccount, actor.userId],
    [byAddress, attempt.address],
  ];
  const allowed = await takeRateLimits(attempt.now, ...entries);
  if (!allowed.ok) return reject({ code: 'rate_limited', retryAfter: allowed.retryAfter });
  const result = await validate();
  if (!isGuess(couponRejectionOf(result))) await refundRateLimits(...entries);
  return result;
}

/** Unknown codes and other customers' codes count as guesses. */
const isGuess = (rejection: CouponRejection | null): boolean =>
  rejection !== null && ['invalid', 'belongs_to_another'].includes(rejection.code);
