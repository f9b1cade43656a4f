import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { type AccountRow, findAccount, isBanned } from '#services/identity/accounts.server.ts';
import { type ProvidedIdentity, storeIdentity } from './accept-identity.server.ts';
import { mailLinkChange } from './mail-link-change.server.ts';

type Linked =
  | { ok: true; account: AccountRow }
  | { ok: false; reason: 'identity_already_exists' | 'user_banned' };

/** Gives the account a further way in, and tells its owner. */
export async function linkIdentity(
  trx: Transaction<DB>,
  identity: ProvidedIdentity,
  userId: string,
  now: Date,
): Promise<Linked> {
  const owner = (await findAccount(trx, sql`id = ${userId}`))!;
  if (isBanned(owner, now)) return { ok: false, reason: 'user_banned' };
  if (!(await storeIdentity(trx, identity, userId, now))) {
    return { ok: false, reason: 'identity_already_exists' };
  }
  await mailLinkChange(trx, owner, { provider: identity.provider, state: 'linked' }, now);
  return { ok: true, account: (await findAccount(trx, sql`id = ${userId}`))! };
}
