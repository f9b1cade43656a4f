import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { DB } from '#db/types.ts';
import type { SignUpInput } from '#domain/identity/account-forms.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import { systemRandom } from '#platform/random.ts';
import { enqueue } from '#services/mail/outbox.server.ts';
import type { Attempt, RateLimited, SessionTokens } from './account.ts';
import { findAccount, nameIn } from './accounts.server.ts';
import { links } from './links.server.ts';
import type { WeakPassword } from './password-rules.server.ts';
import { refuseWeakPassword } from './password-rules.server.ts';
import { hashPassword } from './passwords.server.ts';
import { rateLimits, takeRateLimits } from './rate-limits.server.ts';
import { newToken, tokenHash } from './secrets.server.ts';
import { openSession } from './sessions.server.ts';
import { longestMetadata } from './users.server.ts';

const confirmationHours = 24;

export interface NewAccount {
  email: string;
  password: string;
  /** full_name, phone, job_position, company as far as given; anything else is only kept. */
  metadata: Record<string, unknown>;
}

export interface PendingAccount {
  id: string;
  email: string;
  metadata: Record<string, unknown>;
  createdAt: Date;
}

export type SignUpResult =
  | { ok: true; pending: PendingAccount }
  | { ok: false; reason: 'metadata_too_large' }
  | WeakPassword
  | RateLimited;

export function newAccountFrom(input: SignUpInput): NewAccount {
  const { email, password, fullName, phone, jobPosition, company } = input;
  const metadata = { full_name: fullName, phone, job_position: jobPosition, company };
  return {
    email,
    password,
    metadata: Object.fromEntries(Object.entries(metadata).filter(([, value]) => value)),
  };
}

/**
 * Answers the same whether or not the address has an account; only the mail differs, and only the
 * owner of the address reads it. See docs/decisions/0003.
 */
export async function signUp(input: NewAccount, attempt: Attempt): Promise<SignUpResult> {
  const { now, locale } = attempt;
  const allowed = await takeRateLimits(
    now,
    [rateLimits.signUpAddress, attempt.address],
    [rateLimits.signUpAccount, input.email],
  );
  if (!allowed.ok) return allowed;
  const weak = await refuseWeakPassword(input.password, {
    email: input.email,
    fullName: input.metadata['full_name'],
    staff: false,
  });
  if (weak) return weak;

  const metadata = { ...input.metadata, locale };
  if (Buffer.byteLength(JSON.stringify(metadata)) > longestMetadata) {
    return { ok: false, reason: 'metadata_too_large' };
  }
  const token = newToken(systemRandom);
  const pending = { id: systemRandom.uuid(), email: input.email, metadata, createdAt: now };
  const encrypted = await hashPassword(input.password);
  // As system: the caller is nobody yet.
  await asSystem().transaction(async (trx) => {
    const existing = await findAccount(trx, sql`email = ${input.email}`);
    await keepPending(trx, pending, encrypted, token);
    const mail = { recipient: input.email, locale, now };
    if (existing) {
      const data = { login: links.login(locale), reset: links.forgotPassword(locale) };
      await enqueue(trx, { ...mail, template: 'existing_account', data });
    } else {
      const data = { name: nameIn(metadata), link: links.confirmSignUp(locale, token) };
      await enqueue(trx, { ...mail, template: 'confirm_email', data });
    }
  });
  return { ok: true, pending };
}

/** The newest sign-up for an address replaces an older one, and with it the older link. */
async function keepPending(
  trx: Transaction<DB>,
  pending: PendingAccount,
  encryptedPassword: string,
  token: string,
): Promise<void> {
  const expires = new Date(pending.createdAt.getTime() + confirmationHours * 3_600_000);
  await sql`
    insert into private.pending_sign_ups
      (id, email, encrypted_password, user_metadata, token_hash, expires_at, created_at)
    values (${pending.id}, ${pending.email}, ${encryptedPassword},
      ${JSON.stringify(pending.metadata)}, ${tokenHash(token)}, ${expires}, ${pending.createdAt})
    on conflict (email) do update set
      id = excluded.id, encrypted_password = excluded.encrypted_password,
      user_metadata = excluded.user_metadata, token_hash = excluded.token_hash,
      expires_at = excluded.expires_at, created_at = excluded.created_at`.execute(trx);
}

export type ConfirmResult =
  | { ok: true; session: SessionTokens }
  | { ok: false; reason: 'invalid_token' }
  | RateLimited;

/** The mailed link was used: the account comes into being, and its owner is signed in. */
export async function confirmSignUp(token: string, attempt: Attempt): Promise<ConfirmResult> {
  const allowed = await takeRateLimits(attempt.now, [rateLimits.tokenAddress, attempt.address]);
  if (!allowed.ok) return allowed;
  // As system: the caller is nobody until the token has been recognised.
  return asSystem().transaction(async (trx) => {
    const created = await createAccount(trx, token, attempt.now);
    if (!created) return { ok: false, reason: 'invalid_token' };
    const account = await findAccount(trx, sql`id = ${created.id}`);
    const { locale } = attempt;
    const data = { name: nameIn(created.user_metadata), link: links.shop(locale) };
    const mail = { recipient: created.email, locale, now: attempt.now };
    await enqueue(trx, { ...mail, template: 'welcome', data });
    return { ok: true, session: await openSession(trx, account!, 'otp', attempt) };
  });
}

interface CreatedRow {
  id: string;
  email: string;
  user_metadata: Record<string, unknown>;
}

async function createAccount(
  trx: Transaction<DB>,
  token: string,
  now: Date,
): Promise<CreatedRow | undefined> {
  const { rows } = await sql<CreatedRow>`
    with used as (
      delete from private.pending_sign_ups where token_hash = ${tokenHash(token)} returning *
    ), created as (
      insert into auth.users
        (id, email, encrypted_password, raw_user_meta_data, email_confirmed_at, created_at)
      select id, email, encrypted_password, user_metadata, ${now}::timestamptz, ${now}::timestamptz
      from used where expires_at > ${now}
      on conflict (email) do nothing
      returning id, email, raw_user_meta_data as user_metadata
    ), identity as (
      insert into auth.identities (user_id, provider, provider_id, identity_data)
      select id, 'email', id::text, jsonb_build_object('sub', id, 'email', email, 'email_verified', true)
      from created
    )
    select * from created`.execute(trx);
  return rows[0];
}
