import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import { systemRandom } from '#platform/random.ts';
import type { Account } from '#services/identity/account.ts';
import { type AccountRow, findAccount, toAccount } from '#services/identity/accounts.server.ts';
import { confirmEmailAddress } from '#services/identity/accept-token.server.ts';
import { insertAccount } from '#services/identity/insert-account.server.ts';
import { rejectWeakPassword, type WeakPassword } from '#services/identity/password-rules.server.ts';
import { hashPassword } from '#services/identity/passwords.server.ts';
import { maxMetadataBytes } from '#services/identity/users.server.ts';
import { storeBlock } from './block-user.server.ts';

export interface UserToCreate {
  id?: string | undefined;
  email: string;
  password?: string | undefined;
  isConfirmed: boolean;
  isInvited?: boolean;
  userMetadata: Record<string, unknown>;
  appMetadata?: Record<string, unknown>;
  bannedUntil?: Date | null;
}

export type CreateUserResult =
  | { ok: true; account: Account }
  | { ok: false; reason: 'email_exists' | 'metadata_too_large' }
  | WeakPassword;

/** For programs with the secret key. An unconfirmed account cannot sign in before it is confirmed. */
export async function createUser(user: UserToCreate, now: Date): Promise<CreateUserResult> {
  const rejection = await rejectNewUser(user);
  if (rejection) return rejection;
  const encryptedPassword = user.password ? await hashPassword(user.password) : null;
  // As system: no member of staff stands behind the secret key.
  return asSystem().transaction(async (trx) => {
    const account = await insertUser(trx, { ...user, encryptedPassword }, now);
    if (!account) return { ok: false, reason: 'email_exists' };
    if (user.bannedUntil) await storeBlock(trx, account.id, user.bannedUntil);
    const created = await findAccount(trx, sql`id = ${account.id}`);
    return { ok: true, account: toAccount(created!) };
  });
}

export async function rejectNewUser({ email, password, userMetadata, appMetadata }: UserToCreate) {
  const metadata = JSON.stringify({ ...userMetadata, ...appMetadata });
  if (Buffer.byteLength(metadata) > maxMetadataBytes) {
    return { ok: false, reason: 'metadata_too_large' } as const;
  }
  const owner = { email, fullName: userMetadata['full_name'], staff: false };
  return password ? rejectWeakPassword(password, owner) : null;
}

/** Null when the address or the id is taken. */
export async function insertUser(
  trx: Transaction<DB>,
  user: UserToCreate & { encryptedPassword: string | null },
  now: Date,
): Promise<AccountRow | null> {
  const id = user.id ?? systemRandom.uuid();
  const { email, encryptedPassword, userMetadata, appMetadata = {} } = user;
  const created = await insertAccount(trx, {
    ...{ id, email, encryptedPassword, userMetadata, appMetadata, confirmedAt: null, now },
    invitedAt: user.isInvited ? now : null,
  });
  const account = created && (await findAccount(trx, sql`id = ${id}`));
  if (!account) return null;
  if (user.isConfirmed) await confirmEmailAddress(trx, account, now);
  return account;
}
