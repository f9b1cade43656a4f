import { sql } from 'kysely';
import { asSystem } from '#platform/database/run-as.server.ts';
import { systemRandom } from '#platform/random.ts';
import type { RateLimited } from '../shared/rate-limited.ts';
import { takeRateLimits } from '../shared/rate-limits.server.ts';
import type { RequestFacts } from '../shared/request-facts.ts';
import type { SessionTokens } from './account.ts';
import { findAccount } from './accounts.server.ts';
import { identityLimits } from './identity-limits.server.ts';
import { insertAccount } from './insert-account.server.ts';
import { openSession } from './sessions.server.ts';
import { maxMetadataBytes } from './users.server.ts';

export type AnonymousResult =
  | { ok: true; session: SessionTokens }
  | { ok: false; reason: 'metadata_too_large' }
  | RateLimited;

/** An account without an address, for clients that want to store something before signing up. */
export async function signInAnonymously(
  userMetadata: Record<string, unknown>,
  attempt: RequestFacts,
): Promise<AnonymousResult> {
  const { now, address } = attempt;
  const allowed = await takeRateLimits(now, [identityLimits.anonymousAddress, address]);
  if (!allowed.ok) return allowed;
  if (Buffer.byteLength(JSON.stringify(userMetadata)) > maxMetadataBytes) {
    return { ok: false, reason: 'metadata_too_large' };
  }
  const id = systemRandom.uuid();
  // As system: the caller has no account yet.
  return asSystem().transaction(async (trx) => {
    await insertAccount(trx, {
      ...{ id, email: null, encryptedPassword: null, userMetadata, confirmedAt: null, now },
    });
    const account = await findAccount(trx, sql`id = ${id}`);
    return { ok: true, session: await openSession(trx, account!, 'anonymous', attempt) };
  });
}
