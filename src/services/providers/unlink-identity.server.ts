import { sql } from 'kysely';
import { asSystem } from '#platform/database/run-as.server.ts';
import { findAccount } from '#services/identity/accounts.server.ts';
import { listProvidersOf } from './accept-identity.server.ts';
import { mailLinkChange } from './mail-link-change.server.ts';

export type UnlinkResult =
  | { ok: true }
  | { ok: false; reason: 'single_identity_not_deletable' | 'identity_not_found' };

/** Locks the account, so that two requests cannot remove the last two identities. */
export async function unlinkIdentity(
  userId: string,
  identityId: string,
  now: Date,
): Promise<UnlinkResult> {
  // As system: users cannot write identities.
  return asSystem().transaction(async (trx) => {
    await sql`select from auth.users where id = ${userId} for update`.execute(trx);
    const account = await findAccount(trx, sql`id = ${userId}`);
    const identities = account?.identities ?? [];
    if (identities.length <= 1) return { ok: false, reason: 'single_identity_not_deletable' };
    const unlinked = identities.find((identity) => identity.identity_id === identityId);
    if (!unlinked) return { ok: false, reason: 'identity_not_found' };
    await sql`delete from auth.identities where id = ${identityId}`.execute(trx);
    await listProvidersOf(trx, userId);
    await mailLinkChange(trx, account!, { provider: unlinked.provider, state: 'unlinked' }, now);
    return { ok: true };
  });
}
