import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { DB } from '#db/types.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import { adoptGuestOrders } from '#services/checkout/adopt-guest-orders.server.ts';
import { enqueueMail } from '#services/mail/enqueue-mail.server.ts';
import type { Attempt, RateLimited, SessionTokens } from './account.ts';
import { findAccount, fullNameIn } from './accounts.server.ts';
import { links } from '../shared/links.server.ts';
import { passwordMatches } from './passwords.server.ts';
import { rateLimits, takeRateLimits } from '../shared/rate-limits.server.ts';
import { hashToken } from '../shared/signed-tokens.server.ts';
import { openSession } from './sessions.server.ts';

type ConfirmRejection = { ok: false; reason: 'invalid_token' } | RateLimited;
type Confirmed = { ok: true; session: SessionTokens };

export type ConfirmResult =
  | Confirmed
  | { ok: false; reason: 'invalid_credentials' }
  | ConfirmRejection;

/**
 * The account comes into being, and its owner is signed in. The link alone would let whoever owns the
 * mailbox confirm a stranger's sign-up, and with it the stranger's password.
 */
export async function confirmSignUp(
  { token, password }: { token: string; password: string },
  attempt: Attempt,
): Promise<ConfirmResult> {
  const allowed = await takeTokenLimits(token, attempt);
  if (!allowed.ok) return allowed;
  // As system: the caller is nobody until token and password have been recognised.
  const [[pending]] = await asSystem().read(sql<{ encrypted_password: string }>`
    select encrypted_password from private.pending_sign_ups
    where token_hash = ${hashToken(token)} and expires_at > ${attempt.now}`);
  const matches = await passwordMatches(pending?.encrypted_password, password);
  if (!pending) return { ok: false, reason: 'invalid_token' };
  if (!matches) return { ok: false, reason: 'invalid_credentials' };
  return createSignedInAccount(token, 'as_signed_up', attempt);
}

/**
 * For API clients that know no password at this point: the one of the sign-up is forgotten, since
 * nobody proved to have chosen it, and the session may set another.
 */
export async function confirmWithoutPassword(
  token: string,
  attempt: Attempt,
): Promise<Confirmed | ConfirmRejection> {
  const allowed = await takeTokenLimits(token, attempt);
  return allowed.ok ? createSignedInAccount(token, 'none', attempt) : allowed;
}

function takeTokenLimits(token: string, { now, address }: Attempt) {
  return takeRateLimits(now, [rateLimits.tokenAddress, address], [rateLimits.confirmToken, token]);
}

type Password = 'as_signed_up' | 'none';

function createSignedInAccount(
  token: string,
  password: Password,
  attempt: Attempt,
): Promise<Confirmed | { ok: false; reason: 'invalid_token' }> {
  const { locale, now } = attempt;
  // As system: holding the token is all the proof there is.
  return asSystem().transaction(async (trx) => {
    const created = await createAccount(trx, token, password, now);
    const account = created && (await findAccount(trx, sql`id = ${created.id}`));
    if (!account) return { ok: false, reason: 'invalid_token' };
    await adoptGuestOrders(trx, account);
    const data = { name: fullNameIn(account.raw_user_meta_data), link: links.shop(locale) };
    await enqueueMail(trx, { recipient: account.email, locale, now, template: 'welcome', data });
    const method = password === 'none' ? 'recovery' : 'otp';
    return { ok: true, session: await openSession(trx, account, method, attempt) };
  });
}

/**
 * Deleting is using: of two requests with the same token, one finds nothing. Other attempts with the
 * address stay until they run out, so that their makers do not learn from their end that it was used.
 */
async function createAccount(
  trx: Transaction<DB>,
  token: string,
  password: Password,
  now: Date,
): Promise<{ id: string } | undefined> {
  const kept = password === 'none' ? sql`null` : sql`encrypted_password`;
  const { rows } = await sql<{ id: string }>`
    with used as (
      delete from private.pending_sign_ups where token_hash = ${hashToken(token)} returning *
    ), created as (
      insert into auth.users
        (id, email, encrypted_password, raw_user_meta_data, email_confirmed_at, created_at)
      select id, email, ${kept}, user_metadata, ${now}::timestamptz, ${now}::timestamptz
      from used where expires_at > ${now}
      on conflict (email) do nothing
      returning id, email
    ), identity as (
      insert into auth.identities (user_id, provider, provider_id, identity_data)
      select id, 'email', id::text, jsonb_build_object('sub', id, 'email', email, 'email_verified', true)
      from created
    )
    select id from created`.execute(trx);
  return rows[0];
}
