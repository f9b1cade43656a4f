import { sql } from 'kysely';
import { asSystem } from '#platform/database/run-as.server.ts';
import { systemRandom } from '#platform/random.ts';
import type { RateLimited } from '../shared/rate-limited.ts';
import { takeRateLimits } from '../shared/rate-limits.server.ts';
import type { RequestFacts } from '../shared/request-facts.ts';
import type { SessionTokens } from './account.ts';
import { findAccount } from './accounts.server.ts';
import { insertAccount } from './insert-account.server.ts';
import { accountRateLimits } from './identity-limits.server.ts';
import { rejectWeakPassword, type WeakPassword } from './password-rules.server.ts';
import { hashPassword } from './passwords.server.ts';
import { openSession } from './sessions.server.ts';
import type { NewAccount } from './sign-up.server.ts';
import { maxMetadataBytes } from './users.server.ts';

export type SignUpConfirmedResult =
  | { ok: true; session: SessionTokens }
  | { ok: false; reason: 'user_already_exists' | 'metadata_too_large' }
  | WeakPassword
  | RateLimited;

/**
 * For tests and demos with AUTH_AUTOCONFIRM, which is rejected in production: no mail, and so no protection
 * from finding out who has an account. Addresses are not counted, since a test suite has one.
 */
export async function signUpConfirmed(
  { email, password, metadata }: NewAccount,
  attempt: RequestFacts,
): Promise<SignUpConfirmedResult> {
  const allowed = await takeRateLimits(attempt.now, ...accountRateLimits('signUp', email, null));
  if (!allowed.ok) return allowed;
  const owner = { email, fullName: metadata['full_name'], staff: false };
  const weak = await rejectWeakPassword(password, owner);
  if (weak) return weak;
  if (Buffer.byteLength(JSON.stringify(metadata)) > maxMetadataBytes) {
    return { ok: false, reason: 'metadata_too_large' };
  }
  const encryptedPassword = await hashPassword(password);
  const id = systemRandom.uuid();
  const { now } = attempt;
  // As system: the caller has no account yet.
  return asSystem().transaction(async (trx) => {
    const created = await insertAccount(trx, {
      ...{ id, email, encryptedPassword, userMetadata: metadata, confirmedAt: now, now },
    });
    const account = created && (await findAccount(trx, sql`id = ${id}`));
    if (!account) return { ok: false, reason: 'user_already_exists' };
    return { ok: true, session: await openSession(trx, account, 'password', attempt) };
  });
}
