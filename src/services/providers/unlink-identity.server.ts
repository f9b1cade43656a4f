import { sql } from 'kysely';
import { asSystem } from '#platform/database/run-as.server.ts';
import { listProvidersOf } from './accept-identity.server.ts';

export type UnlinkResult =
  | { ok: true }
  | { ok: false; reason: 'single_identity_not_deletable' | 'identity_not_found' };

/** Locks the account, so that two requests cannot remove the last two identities. */
export async function unlinkIdentity(userId: string, identityId: string): Promise<UnlinkResult> {
  // As system: users cannot write identities.
  return asSystem().transaction(async (trx) => {
    await sql`select from auth.users where id = ${userId} for update`.execute(trx);
    const { rows } = await sql<{ id: string }>`
      select id from auth.identities where user_id = ${userId}`.execute(trx);
    if (rows.length <= 1) return { ok: false, reason: 'single_identity_not_deletable' };
    if (!rows.some(({ id }) => id === identityId)) {
      return { ok: false, reason: 'identity_not_found' };
    }
    await sql`delete from auth.identities where id = ${identityId}`.execute(trx);
    await listProvidersOf(trx, userId);
    return { ok: true };
  });
}
