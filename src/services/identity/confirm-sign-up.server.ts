import type { RawBuilder, Transaction } from 'kysely';
import { sql } from 'kysely';
import type { DB } from '#db/types.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import { adoptGuestOrders } from '#services/checkout/adopt-guest-orders.server.ts';
import { enqueueMail } from '#services/mail/enqueue-mail.server.ts';
import { mailedRooms } from '#services/mail/mailed-rooms.server.ts';
import type { SessionTokens } from './account.ts';
import type { RateLimited } from '../shared/rate-limited.ts';
import type { RequestFacts } from '../shared/request-facts.ts';
import { findAccount, fullNameIn } from './accounts.server.ts';
import { links } from '../shared/links.server.ts';
import { passwordMatches } from './passwords.server.ts';
import { takeRateLimits } from '../shared/rate-limits.server.ts';
import { identityLimits } from './identity-limits.server.ts';
import { hashToken } from '../shared/signed-tokens.server.ts';
import { openSession } from './sessions.server.ts';

type ConfirmRejection = { ok: false; reason: 'invalid_token' } | RateLimited;
type Confirmed = { ok: true; session: SessionTokens };

export type ConfirmResult =
  | Confirmed
  | { ok: false; reason: 'invalid_credentials' }
  | ConfirmRejection;

interface Confirmation {
  token: string;
  /** Typed on the page; not needed in the browser that signed up. */
  password?: string | undefined;
  /** The sign-up that this browser made, from its signed cookie. */
  ownSignUpId?: string | null;
}

/**
 * Creates the account and signs in. The link alone is not enough: the owner of the mailbox could
 * confirm a stranger's sign-up with the stranger's password.
 */
export async function confirmSignUp(
  { token, password, ownSignUpId = null }: Confirmation,
  attempt: RequestFacts,
): Promise<ConfirmResult> {
  const allowed = await takeTokenLimits(token, attempt);
  if (!allowed.ok) return allowed;
  const pending = await findPending(token, ownSignUpId, attempt.now);
  const isProved =
    password === undefined
      ? pending?.is_own === true
      : await passwordMatches(pending?.encrypted_password, password);
  if (!pending) return { ok: false, reason: 'invalid_token' };
  if (!isProved) return { ok: false, reason: 'invalid_credentials' };
  return openPending(sql`token_hash = ${hashToken(token)}`, 'as_signed_up', attempt);
}

/** Whether the link confirms the sign-up that this browser made: its user knows the password. */
export async function isOwnSignUp(token: string, ownSignUpId: string, now: Date): Promise<boolean> {
  return (await findPending(token, ownSignUpId, now))?.is_own === true;
}

/** A link that was mailed again belongs to a copy of the sign-up, with the same salted hash. */
async function findPending(token: string, ownSignUpId: string | null, now: Date) {
  // As system: the caller is not authenticated until the link is proved to be theirs.
  const [[pending]] = await asSystem().read(sql<{ encrypted_password: string; is_own: boolean }>`
    select p.encrypted_password, exists (
      select from private.pending_sign_ups o
      where o.id = ${ownSignUpId} and o.encrypted_password = p.encrypted_password
    ) as is_own
    from private.pending_sign_ups p
    where p.token_hash = ${hashToken(token)} and p.expires_at > ${now}`);
  return pending;
}

function takeTokenLimits(token: string, { now, address }: RequestFacts) {
  return takeRateLimits(
    now,
    [identityLimits.tokenAddress, address],
    [identityLimits.confirmToken, token],
  );
}

/**
 * Which password the account gets. `if_unrivalled`: that of the sign-up, unless another one with the
 * address has another password, which may be a stranger's.
 */
type Password = 'as_signed_up' | 'if_unrivalled' | 'none';

async function openPending(
  condition: RawBuilder<unknown>,
  password: Password,
  attempt: RequestFacts,
): Promise<Confirmed | { ok: false; reason: 'invalid_token' }> {
  // As system: the token is the only proof.
  const session = await asSystem().transaction((trx) =>
    createSignedInAccount(trx, condition, password, attempt),
  );
  return session ? { ok: true, session } : { ok: false, reason: 'invalid_token' };
}

/**
 * Turns the pending sign-up into an account. When the password of the sign-up is dropped, the session
 * may set another.
 */
export async function createSignedInAccount(
  trx: Transaction<DB>,
  condition: RawBuilder<unknown>,
  password: Password,
  attempt: RequestFacts,
): Promise<SessionTokens | null> {
  const { locale, now } = attempt;
  const created = await createFromPending(trx, condition, password, now);
  const account = created && (await findAccount(trx, sql`id = ${created.id}`));
  if (!account) return null;
  await adoptGuestOrders(trx, account);
  const data = {
    name: fullNameIn(account.raw_user_meta_data),
    link: links.shop(locale),
    rooms: mailedRooms(locale),
  };
  await enqueueMail(trx, { recipient: account.email, locale, now, template: 'welcome', data });
  const isDropped = created.had_password && account.encrypted_password === null;
  return openSession(trx, account, isDropped ? 'recovery' : 'otp', attempt);
}

/**
 * Deletes the pending sign-up, so that only one of two requests succeeds. Others with the address
 * stay until they expire, so that they do not reveal that it was confirmed.
 */
async function createFromPending(
  trx: Transaction<DB>,
  condition: RawBuilder<unknown>,
  password: Password,
  now: Date,
): Promise<{ id: string; had_password: boolean } | undefined> {
  const storedPassword = {
    as_signed_up: sql`encrypted_password`,
    if_unrivalled: sql`case when not exists (
      select from private.pending_sign_ups p
      where p.email = used.email and p.expires_at > ${now}
        and p.encrypted_password is distinct from used.encrypted_password
    ) then encrypted_password end`,
    none: sql`null`,
  }[password];
  const { rows } = await sql<{ id: string; had_password: boolean }>`
    with used as (
      delete from private.pending_sign_ups where ${condition} returning *
    ), created as (
      insert into auth.users
        (id, email, encrypted_password, raw_user_meta_data, email_confirmed_at, created_at)
      select id, email, ${storedPassword}, user_metadata, ${now}::timestamptz, ${now}::timestamptz
      from used where expires_at > ${now} limit 1
      on conflict (email) do nothing
      returning id, email
    ), identity as (
      insert into auth.identities (user_id, provider, provider_id, identity_data)
      select id, 'email', id::text, jsonb_build_object('sub', id, 'email', email, 'email_verified', true)
      from created
    )
    select id, (select bool_or(encrypted_password is not null) from used) as had_password
    from created`.execute(trx);
  return rows[0];
}
