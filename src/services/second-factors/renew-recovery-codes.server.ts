import { asSystem } from '#platform/database/run-as.server.ts';
import { identityLimits } from '#services/identity/identity-limits.server.ts';
import type { RateLimited } from '../shared/rate-limited.ts';
import { takeRateLimits } from '../shared/rate-limits.server.ts';
import { mailFactorChange } from './mail-factor-change.server.ts';
import { createRecoveryCodes } from './recovery-codes.server.ts';
import { redeemSecondFactor } from './redeem-code.server.ts';

export type RenewCodesResult =
  | { ok: true; recoveryCodes: string[] }
  | { ok: false; reason: 'wrong_code' }
  | RateLimited;

/** Replaces all recovery codes. The code is one of the app, or one of those that are replaced. */
export async function renewRecoveryCodes(
  userId: string,
  code: string,
  now: Date,
): Promise<RenewCodesResult> {
  const allowed = await takeRateLimits(now, [identityLimits.secondFactor, userId]);
  if (!allowed.ok) return allowed;
  // As system: users cannot read secrets or write codes.
  return asSystem().transaction(async (trx) => {
    if (!(await redeemSecondFactor(trx, userId, code, now))) {
      return { ok: false, reason: 'wrong_code' };
    }
    await mailFactorChange(trx, userId, 'codes', now);
    return { ok: true, recoveryCodes: await createRecoveryCodes(trx, userId, now) };
  });
}
