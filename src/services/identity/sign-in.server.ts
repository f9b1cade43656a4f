import { sql } from 'kysely';
import type { SignInInput } from '#domain/identity/account-forms.ts';
import { lastBlockedDay } from '#domain/users/account-block.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import type { SessionTokens } from './account.ts';
import type { RateLimited } from '../shared/rate-limited.ts';
import type { RequestFacts } from '../shared/request-facts.ts';
import { accountsWhere, findAccount, isBanned } from './accounts.server.ts';
import { passwordMatches } from './passwords.server.ts';
import { refundRateLimits, takeRateLimits } from '../shared/rate-limits.server.ts';
import { accountRateLimits } from './identity-limits.server.ts';
import { openSession } from './sessions.server.ts';

export type SignInResult =
  | { ok: true; session: SessionTokens }
  | { ok: false; reason: 'invalid_credentials' | 'email_not_confirmed' }
  /** The last day of the block, such as 2026-11-15; without details until further notice. */
  | { ok: false; reason: 'user_banned'; details?: { lastDay: string } }
  | RateLimited;

export async function signIn(input: SignInInput, attempt: RequestFacts): Promise<SignInResult> {
  const takings = accountRateLimits('signIn', input.email, attempt.address);
  const allowed = await takeRateLimits(attempt.now, ...takings);
  if (!allowed.ok) return allowed;

  // As system: the caller is not authenticated until the password matches.
  const [[account], [pending]] = await asSystem().read(
    accountsWhere(sql`email = ${input.email}`),
    sql<{ encrypted_password: string | null }>`
      select encrypted_password from private.pending_sign_ups
      where email = ${input.email} and expires_at > ${attempt.now}
      order by created_at desc limit 1`,
  );
  if (await passwordMatches(account?.encrypted_password, input.password)) {
    await refundRateLimits(...takings);
    return openAs(account!.id, attempt);
  }
  // Always checked, so that a failed attempt takes the same time and gives the same result whether
  // or not the address has an account. Only the newest sign-up is checked, so that their number
  // does not show either.
  const unconfirmed = await passwordMatches(pending?.encrypted_password, input.password);
  return { ok: false, reason: unconfirmed ? 'email_not_confirmed' : 'invalid_credentials' };
}

async function openAs(userId: string, attempt: RequestFacts): Promise<SignInResult> {
  return asSystem().transaction(async (trx) => {
    const account = await findAccount(trx, sql`id = ${userId}`);
    if (!account) return { ok: false, reason: 'invalid_credentials' };
    // Only accounts that the admin API created can be unconfirmed.
    if (!account.email_confirmed_at) return { ok: false, reason: 'email_not_confirmed' };
    if (isBanned(account, attempt.now)) return blockedUntil(account.banned_until!);
    return { ok: true, session: await openSession(trx, account, 'password', attempt) };
  });
}

function blockedUntil(until: Date): SignInResult {
  const lastDay = lastBlockedDay(until);
  return { ok: false, reason: 'user_banned', ...(lastDay && { details: { lastDay } }) };
}
