import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { DB } from '#db/types.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import type { AuthenticationMethod } from '#services/identity/access-tokens.server.ts';
import type { SessionTokens } from '#services/identity/account.ts';
import { hasSecondFactor } from '#services/identity/account.ts';
import { type AccountRow, findAccount, isBanned } from '#services/identity/accounts.server.ts';
import { identityLimits } from '#services/identity/identity-limits.server.ts';
import { openSession } from '#services/identity/sessions.server.ts';
import type { RateLimited } from '../shared/rate-limited.ts';
import { refundRateLimits, takeRateLimits } from '../shared/rate-limits.server.ts';
import type { RequestFacts } from '../shared/request-facts.ts';
import { signText, verifySignedText } from '../shared/signed-tokens.server.ts';
import { redeemSecondFactor } from './redeem-code.server.ts';

const validMilliseconds = 10 * 60_000;
type FirstMethod = AuthenticationMethod['method'];

/** A session, or a ticket for the page that asks for the second factor. */
export type FirstStep =
  | { ok: true; session: SessionTokens }
  | { ok: true; secondStepTicket: string };

/** For the shop's pages: no session before the second factor. */
export async function openAfterFirstStep(
  trx: Transaction<DB>,
  account: AccountRow,
  method: FirstMethod,
  attempt: RequestFacts,
): Promise<FirstStep> {
  if (!hasSecondFactor(account)) {
    return { ok: true, session: await openSession(trx, account, method, attempt) };
  }
  const expires = attempt.now.getTime() + validMilliseconds;
  const facts = `${account.id}~${method}~${expires}`;
  return { ok: true, secondStepTicket: signText('second-steps', facts) };
}

/** The user and the first method, or null when the ticket is forged or too old. */
export function readSecondStepTicket(
  ticket: string,
  now: Date,
): { userId: string; method: FirstMethod } | null {
  const [userId, method, expires] = verifySignedText('second-steps', ticket)?.split('~') ?? [];
  if (!userId || !method || Number(expires) <= now.getTime()) return null;
  return { userId, method: method as FirstMethod };
}

export type SecondStepResult =
  | { ok: true; session: SessionTokens }
  | { ok: false; reason: 'second_step_expired' | 'wrong_code' | 'user_banned' }
  | RateLimited;

/** Opens the session with a code of the app or a recovery code. */
export async function completeSecondStep(
  { ticket, code }: { ticket: string; code: string },
  attempt: RequestFacts,
): Promise<SecondStepResult> {
  const first = readSecondStepTicket(ticket, attempt.now);
  if (!first) return { ok: false, reason: 'second_step_expired' };
  const limit = [identityLimits.secondFactor, first.userId] as const;
  const allowed = await takeRateLimits(attempt.now, limit);
  if (!allowed.ok) return allowed;
  // As system: the caller is not authenticated until the code matches.
  const result = await asSystem().transaction<SecondStepResult>(async (trx) => {
    const account = await findAccount(trx, sql`id = ${first.userId}`);
    if (!account) return { ok: false, reason: 'second_step_expired' };
    if (isBanned(account, attempt.now)) return { ok: false, reason: 'user_banned' };
    const factor = await redeemSecondFactor(trx, account.id, code, attempt.now);
    if (!factor) return { ok: false, reason: 'wrong_code' };
    return { ok: true, session: await openSession(trx, account, first.method, attempt, factor) };
  });
  if (result.ok) await refundRateLimits(limit);
  return result;
}
