import { sql } from 'kysely';
import { asSystem } from '#platform/database/run-as.server.ts';
import type { Account } from '#services/identity/account.ts';
import { accountsWhere } from '#services/identity/accounts.server.ts';
import { identityLimits } from '#services/identity/identity-limits.server.ts';
import { passwordMatches } from '#services/identity/passwords.server.ts';
import type { RateLimited } from '../shared/rate-limited.ts';
import { takeRateLimits } from '../shared/rate-limits.server.ts';
import { enrolFactor, readUnverifiedFactor, type UnverifiedFactor } from './enrol-factor.server.ts';
import { redeemSecondFactor } from './redeem-code.server.ts';
import { deleteFactor } from './remove-factor.server.ts';

export type StartFactorResult =
  | { ok: true; factor: UnverifiedFactor }
  | { ok: false; reason: 'already_on' }
  | RateLimited;

/** The shop offers one factor; an enrolment that was begun goes on with the same secret. */
export async function startShopFactor(account: Account, now: Date): Promise<StartFactorResult> {
  // Read again: a form without scripts may have switched it on in this very request.
  const [[verified]] = await asSystem().read(sql<{ id: string }>`
    select id from auth.mfa_factors where user_id = ${account.id} and status = 'verified'`);
  if (verified) return { ok: false, reason: 'already_on' };
  const begun = await readUnverifiedFactor(account);
  if (begun) return { ok: true, factor: begun };
  const result = await enrolFactor({ account, aal: 'aal1' }, now);
  if (result.ok) return { ok: true, factor: result };
  return result.reason === 'rate_limited' ? result : { ok: false, reason: 'already_on' };
}

export type StopFactorsResult =
  | { ok: true }
  | { ok: false; reason: 'invalid_credentials' | 'wrong_code' }
  | RateLimited;

/** Needs the password and a code, so that a session left open is not enough. */
export async function stopShopFactors(
  userId: string,
  { password, code }: { password: string; code: string },
  now: Date,
): Promise<StopFactorsResult> {
  const allowed = await takeRateLimits(
    now,
    [identityLimits.changePassword, userId],
    [identityLimits.secondFactor, userId],
  );
  if (!allowed.ok) return allowed;
  // As system: users cannot read password hashes, secrets or factors.
  const [[account]] = await asSystem().read(accountsWhere(sql`id = ${userId}`));
  if (!(await passwordMatches(account?.encrypted_password, password))) {
    return { ok: false, reason: 'invalid_credentials' };
  }
  return asSystem().transaction(async (trx) => {
    const used = await redeemSecondFactor(trx, userId, code, now);
    if (!used) return { ok: false, reason: 'wrong_code' };
    for (const { id } of account!.factors) await deleteFactor(trx, { id, userId }, now);
    return { ok: true };
  });
}
