import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { DB } from '#db/types.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import type { SessionTokens } from '#services/identity/account.ts';
import { identityLimits } from '#services/identity/identity-limits.server.ts';
import type { RateLimited } from '../shared/rate-limited.ts';
import { refundRateLimits, takeRateLimits } from '../shared/rate-limits.server.ts';
import { mailFactorChange } from './mail-factor-change.server.ts';
import { raiseSession } from './raise-session.server.ts';
import { createRecoveryCodes } from './recovery-codes.server.ts';
import { redeemTotpCode } from './redeem-code.server.ts';

interface Verification {
  userId: string;
  sessionId: string;
  factorId: string;
  /** Of the API; the shop's own page has no challenge. */
  challengeId?: string;
  code: string;
}

export type VerifyFactorResult =
  /** Recovery codes come with the first factor of an account. */
  | { ok: true; session: SessionTokens; recoveryCodes: string[] }
  | {
      ok: false;
      reason:
        | 'mfa_factor_not_found'
        | 'mfa_challenge_expired'
        | 'mfa_verification_failed'
        | 'insufficient_aal'
        | 'session_not_found';
    }
  | RateLimited;

/** Raises the session to aal2. The first code of a factor also switches the factor on. */
export async function verifyFactor(
  verification: Verification,
  now: Date,
): Promise<VerifyFactorResult> {
  const limit = [identityLimits.secondFactor, verification.userId] as const;
  const allowed = await takeRateLimits(now, limit);
  if (!allowed.ok) return allowed;
  // As system: users cannot read secrets or write sessions.
  const result = await asSystem().transaction((trx) => verifyWithin(trx, verification, now));
  if (result.ok) await refundRateLimits(limit);
  return result;
}

async function verifyWithin(
  trx: Transaction<DB>,
  { userId, sessionId, factorId, challengeId, code }: Verification,
  now: Date,
): Promise<VerifyFactorResult> {
  // Of two factors that are verified at once, one is the first.
  await sql`select from auth.users where id = ${userId} for update`.execute(trx);
  if (challengeId !== undefined) {
    const challenge = await findChallenge(trx, challengeId, factorId);
    if (!challenge) return { ok: false, reason: 'mfa_factor_not_found' };
    if (challenge.expires_at <= now) return { ok: false, reason: 'mfa_challenge_expired' };
  }
  const factor = await redeemTotpCode(trx, { id: factorId, userId }, code, now);
  if (!factor) return { ok: false, reason: 'mfa_verification_failed' };
  const isNew = factor.status === 'unverified';
  // Enrolled before another factor was verified: only that one raises the session.
  if (isNew && (await lacksVerifiedFactor(trx, { userId, sessionId }))) {
    return { ok: false, reason: 'insufficient_aal' };
  }
  const recoveryCodes = isNew ? await switchFactorOn(trx, userId, factorId, now) : [];
  const session = await raiseSession(trx, { userId, sessionId }, 'totp', now);
  if (!session) return { ok: false, reason: 'session_not_found' };
  await sql`delete from auth.mfa_challenges where factor_id = ${factorId}`.execute(trx);
  return { ok: true, session, recoveryCodes };
}

/** Whether the account has a verified factor that the session has not passed. */
async function lacksVerifiedFactor(
  trx: Transaction<DB>,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<boolean> {
  const { rows } = await sql`
    select from auth.mfa_factors
    where user_id = ${userId} and status = 'verified' and not exists (
      select from auth.sessions where id = ${sessionId} and aal = 'aal2'
    )`.execute(trx);
  return rows.length > 0;
}

/** Other sessions without a second factor end, and so do enrolments that were not finished. */
async function switchFactorOn(
  trx: Transaction<DB>,
  userId: string,
  factorId: string,
  now: Date,
): Promise<string[]> {
  await sql`update auth.mfa_factors set status = 'verified' where id = ${factorId}`.execute(trx);
  await sql`
    delete from auth.mfa_factors where user_id = ${userId} and status = 'unverified'`.execute(trx);
  const { rows } = await sql<{ count: string }>`
    select count(*) from auth.mfa_factors
    where user_id = ${userId} and status = 'verified'`.execute(trx);
  await mailFactorChange(trx, userId, 'on', now);
  return Number(rows[0]!.count) === 1 ? createRecoveryCodes(trx, userId, now) : [];
}

async function findChallenge(trx: Transaction<DB>, id: string, factorId: string) {
  const { rows } = await sql<{ expires_at: Date }>`
    select expires_at from auth.mfa_challenges
    where id = ${id} and factor_id = ${factorId}`.execute(trx);
  return rows[0];
}
