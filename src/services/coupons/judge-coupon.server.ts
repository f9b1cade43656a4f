import type { Coupon, CouponRefusal } from '#domain/coupons/coupon.ts';
import { normalizeCode } from '#domain/coupons/coupon.ts';
import { refuseCoupon } from '#domain/coupons/judge-coupon.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import { log } from '#platform/log.server.ts';
import type { Who } from '../enquiries/who.ts';
import type { Attempt } from '../identity/account.ts';
import {
  giveBackRateLimits,
  type RateLimit,
  takeRateLimits,
  type Taking,
} from '../identity/rate-limits.server.ts';
import {
  type KnownCoupon,
  selectCouponByCode,
  selectPendingCoupons,
  toKnownCoupon,
} from './find-coupon.server.ts';

type Verdict = { ok: true; coupon: Coupon } | { ok: false; refusal: CouponRefusal };

const minute = 60;
const byAccount: RateLimit = { name: 'coupon/account', allowance: 10, seconds: 10 * minute };
const byAddress: RateLimit = { name: 'coupon/address', allowance: 60, seconds: 10 * minute };

/** Whether the code counts for this customer and subtotal. Whoever only guesses has to wait. */
export async function judgeCode(
  typed: string,
  subtotal: string,
  { actor, attempt }: Who,
): Promise<Verdict> {
  if (actor.kind !== 'user') return { ok: false, refusal: { code: 'login_required' } };
  const takings: Taking[] = [
    [byAccount, actor.userId],
    [byAddress, attempt.address],
  ];
  const allowed = await takeRateLimits(attempt.now, ...takings);
  if (!allowed.ok) {
    return { ok: false, refusal: { code: 'rate_limited', retryAfter: allowed.retryAfter } };
  }
  const verdict = await failingClosed(
    async () => {
      const [[row]] = await asSystem().read(
        // As system: customers look up one code at a time, and may not read the list.
        selectCouponByCode(normalizeCode(typed), actor.userId),
      );
      return row && toKnownCoupon(row);
    },
    (known) => judge(known, actor.userId, subtotal, attempt),
  );
  if (!isGuess(verdict)) await giveBackRateLimits(...takings);
  return verdict;
}

/** The first of the waiting coupons that counts; null when none does. */
export async function findPendingCoupon(
  subtotal: string,
  { actor, attempt }: Who,
): Promise<Coupon | null> {
  if (actor.kind !== 'user') return null;
  // As system: so that one query reads how often anybody used it.
  const [rows] = await asSystem().read(selectPendingCoupons(actor.userId));
  const verdicts = rows.map((row) => judge(toKnownCoupon(row), actor.userId, subtotal, attempt));
  return verdicts.find((verdict) => verdict.ok)?.coupon ?? null;
}

export function judge(
  known: KnownCoupon | undefined,
  userId: string,
  subtotal: string,
  { now }: Pick<Attempt, 'now'>,
): Verdict {
  const { coupon, uses = 0, usedByUser = false } = known ?? {};
  const refusal = refuseCoupon(coupon, { userId, subtotal, uses, usedByUser, now });
  return refusal || !coupon ? { ok: false, refusal: refusal! } : { ok: true, coupon };
}

/** Codes that do not exist, or belong to somebody else, are what guessing finds. */
const isGuess = (verdict: Verdict): boolean =>
  !verdict.ok && ['invalid', 'belongs_to_another'].includes(verdict.refusal.code);

/** A coupon that could not be looked up counts for nothing: a failure must not be worth money. */
async function failingClosed(
  find: () => Promise<KnownCoupon | undefined>,
  decide: (known: KnownCoupon | undefined) => Verdict,
): Promise<Verdict> {
  let known: KnownCoupon | undefined;
  try {
    known = await find();
  } catch (error) {
    log.error({ err: error }, 'a coupon could not be looked up');
    return { ok: false, refusal: { code: 'lookup_failed' } };
  }
  try {
    return decide(known);
  } catch (error) {
    log.error({ err: error }, 'a coupon could not be judged');
    return { ok: false, refusal: { code: 'unexpected' } };
  }
}
