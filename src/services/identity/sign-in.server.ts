import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { SignInInput } from '#domain/identity/account-forms.ts';
import { lastBlockedDay } from '#domain/users/account-block.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import type { SessionTokens } from './account.ts';
import type { RateLimited } from '../shared/rate-limited.ts';
import type { RequestFacts } from '../shared/request-facts.ts';
import { type FirstStep, openAfterFirstStep } from '#services/second-factors/second-step.server.ts';
import { type AccountRow, accountsWhere, findAccount, isBanned } from './accounts.server.ts';
import { passwordMatches } from './passwords.server.ts';
import { refundRateLimits, takeRateLimits } from '../shared/rate-limits.server.ts';
import { accountRateLimits } from './identity-limits.server.ts';
import { openSession } from './sessions.server.ts';
import { selectNewestPending } from './sign-up.server.ts';

export type SignInRejection =
  | { ok: false; reason: 'invalid_credentials' | 'email_not_confirmed' }
  /** The last day of the block, such as 2026-11-15; without details until further notice. */
  | { ok: false; reason: 'user_banned'; details?: { lastDay: string } }
  | RateLimited;

export type SignInResult = { ok: true; session: SessionTokens } | SignInRejection;

/** For API clients, which ask for the second factor themselves. */
export async function signIn(input: SignInInput, attempt: RequestFacts): Promise<SignInResult> {
  const checked = await checkPassword(input, attempt);
  return checked.ok
    ? openAs(checked.userId, attempt, async (trx, account) => ({
        ok: true,
        session: await openSession(trx, account, 'password', attempt),
      }))
    : checked;
}

/** For the shop's pages: an account with a second factor gets a ticket for the second step. */
export async function signInAtShop(
  input: SignInInput,
  attempt: RequestFacts,
): Promise<FirstStep | SignInRejection> {
  const checked = await checkPassword(input, attempt);
  return checked.ok
    ? openAs(checked.userId, attempt, (trx, account) =>
        openAfterFirstStep(trx, account, 'password', attempt),
      )
    : checked;
}

async function checkPassword(
  input: SignInInput,
  attempt: RequestFacts,
): Promise<{ ok: true; userId: string } | SignInRejection> {
  const takings = accountRateLimits('signIn', input.email, attempt.address);
  const allowed = await takeRateLimits(attempt.now, ...takings);
  if (!allowed.ok) return allowed;

  // As system: the caller is not authenticated until the password matches.
  const [[account], [pending]] = await asSystem().read(
    accountsWhere(sql`email = ${input.email}`),
    selectNewestPending(input.email, attempt.now),
  );
  if (await passwordMatches(account?.encrypted_password, input.password)) {
    await refundRateLimits(...takings);
    return { ok: true, userId: account!.id };
  }
  // Always checked, so that a failed attempt takes the same time and gives the same result whether
  // or not the address has an account. Only the newest sign-up is checked, so that their number
  // does not show either.
  const unconfirmed = await passwordMatches(pending?.encrypted_password, input.password);
  return { ok: false, reason: unconfirmed ? 'email_not_confirmed' : 'invalid_credentials' };
}

async function openAs<Opened>(
  userId: string,
  attempt: RequestFacts,
  open: (trx: Transaction<DB>, account: AccountRow) => Promise<Opened>,
): Promise<Opened | SignInRejection> {
  return asSystem().transaction(async (trx) => {
    const account = await findAccount(trx, sql`id = ${userId}`);
    if (!account) return { ok: false, reason: 'invalid_credentials' };
    // Only accounts that the admin API created can be unconfirmed.
    if (!account.email_confirmed_at) return { ok: false, reason: 'email_not_confirmed' };
    if (isBanned(account, attempt.now)) return blockedUntil(account.banned_until!);
    return open(trx, account);
  });
}

function blockedUntil(until: Date): SignInRejection {
  const lastDay = lastBlockedDay(until);
  return { ok: false, reason: 'user_banned', ...(lastDay && { details: { lastDay } }) };
}
