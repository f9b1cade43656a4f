import type { CouponLine } from '#domain/coupons/coupon-limits.ts';
import type { Coupon, CouponRejection } from '#domain/coupons/coupon.ts';
import { normalizeCouponCode } from '#domain/coupons/coupon.ts';
import { findCouponRejection } from '#domain/coupons/find-coupon-rejection.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import { log } from '#platform/log.server.ts';
import type { Caller } from '../shared/caller.ts';
import type { RequestFacts } from '../shared/request-facts.ts';
import {
  type CouponWithUsage,
  selectCouponByCode,
  selectPendingCoupons,
  toCouponWithUsage,
} from './find-coupon.server.ts';
import { limitCouponGuesses } from './limit-coupon-guesses.server.ts';

type CouponResult = { ok: true; coupon: Coupon } | { ok: false; rejection: CouponRejection };

/** Validates a code for this customer and cart. Guessing is rate limited. */
export async function validateCouponCode(
  typed: string,
  lines: readonly CouponLine[],
  { actor, attempt }: Caller,
): Promise<CouponResult> {
  if (actor.kind !== 'user') return { ok: false, rejection: { code: 'login_required' } };
  const validate = () =>
    failingClosed(
      async () => {
        const [[row]] = await asSystem().read(
          // As system: customers may look up a code but not list coupons.
          selectCouponByCode(normalizeCouponCode(typed), actor.userId),
        );
        return row && toCouponWithUsage(row);
      },
      (known) => validateCoupon(known, actor.userId, lines, attempt),
    );
  return limitCouponGuesses<CouponResult>(
    { actor, attempt },
    {
      validate,
      couponRejectionOf: (result) => (result.ok ? null : result.rejection),
      reject: (rejection) => ({ ok: false, rejection }),
    },
  );
}

/** The first waiting coupon that is valid, or null. */
export async function findPendingCoupon(
  lines: readonly CouponLine[],
  { actor, attempt }: Caller,
): Promise<Coupon | null> {
  if (actor.kind !== 'user') return null;
  // As system: counts usage by all customers.
  const [rows] = await asSystem().read(selectPendingCoupons(actor.userId));
  const results = rows.map((row) =>
    validateCoupon(toCouponWithUsage(row), actor.userId, lines, attempt),
  );
  return results.find((result) => result.ok)?.coupon ?? null;
}

export function validateCoupon(
  known: CouponWithUsage | undefined,
  userId: string,
  lines: readonly CouponLine[],
  { now }: Pick<RequestFacts, 'now'>,
): CouponResult {
  const { coupon, uses = 0, usedByUser = false } = known ?? {};
  const rejection = findCouponRejection(coupon, { userId, lines, uses, usedByUser, now });
  return rejection || !coupon ? { ok: false, rejection: rejection! } : { ok: true, coupon };
}

/** Fails closed: an error must not grant a discount. */
async function failingClosed(
  find: () => Promise<CouponWithUsage | undefined>,
  decide: (known: CouponWithUsage | undefined) => CouponResult,
): Promise<CouponResult> {
  let known: CouponWithUsage | undefined;
  try {
    known = await find();
  } catch (error) {
    log.error({ err: error }, 'a coupon could not be looked up');
    return { ok: false, rejection: { code: 'lookup_failed' } };
  }
  try {
    return decide(known);
  } catch (error) {
    log.error({ err: error }, 'a coupon could not be judged');
    return { ok: false, rejection: { code: 'unexpected' } };
  }
}
