import { setTimeout as sleep } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { DB } from '#db/types.ts';
import type { PasswordResetInput } from '#domain/identity/account-forms.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import { enqueueMail } from '#services/mail/enqueue-mail.server.ts';
import { redeemSecondFactor } from '#services/second-factors/redeem-code.server.ts';
import type { RateLimited } from '../shared/rate-limited.ts';
import type { RequestFacts } from '../shared/request-facts.ts';
import { hasSecondFactor, type SessionTokens } from './account.ts';
import type { AccountRow } from './accounts.server.ts';
import { accountsWhere, findAccount, isBanned, mailLocale, fullNameIn } from './accounts.server.ts';
import { storePassword } from './change-password.server.ts';
import { links } from '../shared/links.server.ts';
import type { WeakPassword } from './password-rules.server.ts';
import { rejectWeakPassword } from './password-rules.server.ts';
import { hashPassword } from './passwords.server.ts';
import { refundRateLimits, takeRateLimits } from '../shared/rate-limits.server.ts';
import { identityLimits, accountRateLimits } from './identity-limits.server.ts';
import { hashToken } from '../shared/signed-tokens.server.ts';
import { type ApiLink, mailedLink } from './mailed-link.server.ts';
import { storeOneTimeToken, redeemOneTimeToken } from './one-time-tokens.server.ts';
import { endSessions, openSession } from './sessions.server.ts';

/** Longer than the work for an existing account takes, so that timing reveals nothing. */
const evenMilliseconds = 150;

/** Returns the same, after the same time, whether or not the address has an account. */
export async function requestPasswordReset(
  { email, api }: { email: string; api?: ApiLink },
  attempt: RequestFacts,
): Promise<{ ok: true } | RateLimited> {
  const takings = accountRateLimits('reset', email, attempt.address);
  const allowed = await takeRateLimits(attempt.now, ...takings);
  if (!allowed.ok) return allowed;
  await Promise.all([mailIfKnown(email, attempt.now, api), sleep(evenMilliseconds)]);
  return { ok: true };
}

async function mailIfKnown(email: string, now: Date, api?: ApiLink): Promise<void> {
  // As system: the caller is not authenticated.
  await asSystem().transaction(async (trx) => {
    const account = await findAccount(trx, sql`email = ${email}`);
    if (account && !isBanned(account, now)) await mailResetLink(trx, account, now, api);
  });
}

/** Replaces an earlier link. */
export async function mailResetLink(
  trx: Transaction<DB>,
  account: AccountRow,
  now: Date,
  api?: ApiLink,
): Promise<void> {
  const { id: userId, email } = account;
  const challenge = api?.challenge;
  const { token, code } = await storeOneTimeToken(trx, {
    ...{ userId, type: 'recovery', email, challenge, now },
  });
  const locale = mailLocale(account);
  const data = {
    name: fullNameIn(account.raw_user_meta_data),
    link: mailedLink(api, 'recovery', token, links.resetPassword(locale, token)),
    ...(api && { code }),
  };
  const recipient = account.email;
  await enqueueMail(trx, { recipient, locale, now, template: 'reset_password', data });
}

/** Whether the holder of the link must also type a code of the account's second factor. */
export async function resetNeedsCode(token: string, now: Date): Promise<boolean> {
  // As system: the token is the only proof.
  const [[account]] = await asSystem().read(accountsWhere(holderOf(token, now)));
  return account !== undefined && hasSecondFactor(account);
}

export type ResetResult =
  /** With a session after a second factor: its code could not be used again to sign in. */
  | { ok: true; session?: SessionTokens }
  | { ok: false; reason: 'invalid_token' | 'second_factor_needed' | 'wrong_code' }
  | WeakPassword
  | RateLimited;

/**
 * A weak password or a wrong code leaves the link usable; success ends every session. The mailbox alone
 * is not enough for an account with a second factor.
 */
export async function resetPassword(
  input: PasswordResetInput,
  attempt: RequestFacts,
): Promise<ResetResult> {
  const allowed = await takeRateLimits(attempt.now, [identityLimits.tokenAddress, attempt.address]);
  if (!allowed.ok) return allowed;
  const [[account]] = await asSystem().read(accountsWhere(holderOf(input.token, attempt.now)));
  if (!account) return { ok: false, reason: 'invalid_token' };
  const fullName = fullNameIn(account.raw_user_meta_data);
  const owner = { email: account.email, fullName, staff: account.roles.length > 0 };
  const weak = await rejectWeakPassword(input.password, owner);
  if (weak) return weak;

  const limit = [identityLimits.secondFactor, account.id] as const;
  const mayGuess = input.code ? await takeRateLimits(attempt.now, limit) : { ok: true as const };
  if (!mayGuess.ok) return mayGuess;
  const encrypted = await hashPassword(input.password);
  // As system: the token is the only proof.
  const result = await asSystem().transaction((trx) =>
    resetWithin(trx, { ...input, userId: account.id, encrypted }, attempt),
  );
  if (result.ok && input.code) await refundRateLimits(limit);
  return result;
}

async function resetWithin(
  trx: Transaction<DB>,
  { userId, token, code, encrypted }: PasswordResetInput & { userId: string; encrypted: string },
  attempt: RequestFacts,
): Promise<ResetResult> {
  const { now } = attempt;
  // A factor that is being verified at this moment counts.
  await sql`select from auth.users where id = ${userId} for update`.execute(trx);
  const account = await findAccount(trx, sql`id = ${userId}`);
  const needsCode = account !== undefined && hasSecondFactor(account);
  if (needsCode && code === undefined) return { ok: false, reason: 'second_factor_needed' };
  const factor = needsCode ? await redeemSecondFactor(trx, userId, code!, now) : null;
  if (needsCode && !factor) return { ok: false, reason: 'wrong_code' };
  const owned = await redeemResetToken(trx, token, now);
  if (!owned) return { ok: false, reason: 'invalid_token' };
  await storePassword(trx, owned, encrypted, now);
  await endSessions({ userId, sessionId: null }, 'global').execute(trx);
  if (!factor) return { ok: true };
  return { ok: true, session: await openSession(trx, owned, 'recovery', attempt, factor) };
}

function holderOf(token: string, now: Date) {
  return sql`id = (
    select user_id from auth.one_time_tokens
    where token_type = 'recovery' and token_hash = ${hashToken(token)} and expires_at > ${now}
  )`;
}

async function redeemResetToken(
  trx: Transaction<DB>,
  token: string,
  now: Date,
): Promise<AccountRow | undefined> {
  const used = await redeemOneTimeToken(trx, { token }, ['recovery'], now);
  const account = used && (await findAccount(trx, sql`id = ${used.user_id}`));
  return account && !isBanned(account, now) ? account : undefined;
}
