import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { DB } from '#db/types.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import { enqueueMail } from '#services/mail/enqueue-mail.server.ts';
import type { RateLimited } from '../shared/rate-limited.ts';
import type { RequestFacts } from '../shared/request-facts.ts';
import type { AuthenticationMethod } from './access-tokens.server.ts';
import type { AccountRow } from './accounts.server.ts';
import { accountsWhere, mailLocale, fullNameIn } from './accounts.server.ts';
import { links } from '../shared/links.server.ts';
import type { WeakPassword } from './password-rules.server.ts';
import { rejectWeakPassword } from './password-rules.server.ts';
import { hashPassword, passwordMatches } from './passwords.server.ts';
import { takeRateLimits } from '../shared/rate-limits.server.ts';
import { identityLimits } from './identity-limits.server.ts';
import { redeemReauthenticationCode } from './reauthenticate.server.ts';
import { endSessions } from './sessions.server.ts';
import { mergeMetadata } from './users.server.ts';

/** A sign-in or recovery this recent needs no further proof. */
const freshSeconds = 5 * 60;

export type ChangePasswordResult =
  | { ok: true }
  | {
      ok: false;
      reason:
        | 'invalid_credentials'
        | 'reauthentication_needed'
        | 'reauthentication_not_valid'
        | 'same_password'
        | 'session_not_found'
        | 'metadata_too_large';
    }
  | WeakPassword
  | RateLimited;

export interface PasswordChange {
  userId: string;
  sessionId: string;
  /** Optional for API clients with a recent sign-in. */
  currentPassword?: string;
  newPassword: string;
  /** The code mailed to the owner, for API clients with an older sign-in. */
  nonce?: string | undefined;
  /** Changed in the same transaction, for API clients. */
  metadata?: Record<string, unknown>;
}

/** Ends all other sessions. */
export async function changePassword(
  change: PasswordChange,
  attempt: RequestFacts,
): Promise<ChangePasswordResult> {
  const { userId, sessionId, newPassword } = change;
  const allowed = await takeRateLimits(attempt.now, [identityLimits.changePassword, userId]);
  if (!allowed.ok) return allowed;
  // As system: users cannot read password hashes, not even their own.
  const [[account], [session]] = await asSystem().read(
    accountsWhere(sql`id = ${userId}`),
    sql<{ amr: AuthenticationMethod[] }>`
      select amr from auth.sessions where id = ${sessionId} and user_id = ${userId}`,
  );
  if (!account || !session) return { ok: false, reason: 'session_not_found' };
  const proof = await checkReauthentication(change, account, session.amr, attempt);
  if (proof) return { ok: false, reason: proof };
  if (await passwordMatches(account.encrypted_password, newPassword)) {
    return { ok: false, reason: 'same_password' };
  }
  const fullName = fullNameIn(account.raw_user_meta_data);
  const owner = { email: account.email, fullName, staff: account.roles.length > 0 };
  const weak = await rejectWeakPassword(newPassword, owner);
  if (weak) return weak;

  const encrypted = await hashPassword(newPassword);
  return asSystem().transaction(async (trx) => {
    const merged = change.metadata && (await mergeMetadata(userId, change.metadata).execute(trx));
    if (merged?.rows.length === 0) return { ok: false, reason: 'metadata_too_large' };
    await storePassword(trx, account, encrypted, attempt.now);
    await endSessions({ userId, sessionId }, 'others').execute(trx);
    return { ok: true };
  });
}

async function checkReauthentication(
  { currentPassword, nonce }: PasswordChange,
  account: AccountRow,
  amr: AuthenticationMethod[],
  attempt: RequestFacts,
): Promise<
  'invalid_credentials' | 'reauthentication_needed' | 'reauthentication_not_valid' | null
> {
  if (currentPassword !== undefined) {
    const matches = await passwordMatches(account.encrypted_password, currentPassword);
    return matches ? null : 'invalid_credentials';
  }
  const age = (method: AuthenticationMethod) => attempt.now.getTime() / 1000 - method.timestamp;
  if (amr.some((method) => age(method) <= freshSeconds)) return null;
  if (nonce === undefined) return 'reauthentication_needed';
  const isValid = await redeemReauthenticationCode(account.email, nonce, attempt);
  return isValid ? null : 'reauthentication_not_valid';
}

/** Stores the hash and mails the owner in one transaction, so that a change cannot go unnoticed. */
export async function storePassword(
  trx: Transaction<DB>,
  account: AccountRow,
  encryptedPassword: string,
  now: Date,
): Promise<void> {
  await sql`
    with used as (
      delete from auth.one_time_tokens where user_id = ${account.id}
    ), identity as (
      -- With a password the address is a way in, so that an account of a provider can be unlinked.
      insert into auth.identities (user_id, provider, provider_id, identity_data)
      values (${account.id}, 'email', ${account.id}::text, jsonb_build_object('sub',
        ${account.id}::text, 'email', ${account.email}::text, 'email_verified', true))
      on conflict (provider_id, provider) do nothing
    )
    update auth.users set encrypted_password = ${encryptedPassword} where id = ${account.id}
  `.execute(trx);
  const locale = mailLocale(account);
  const data = {
    name: fullNameIn(account.raw_user_meta_data),
    reset: links.forgotPassword(locale),
  };
  await enqueueMail(trx, {
    recipient: account.email,
    locale,
    now,
    template: 'password_changed',
    data,
  });
}
