import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { type Account } from '#services/identity/account.ts';
import { type AccountRow, findAccount, toAccount } from '#services/identity/accounts.server.ts';
import { changeEmail, confirmEmailAddress } from '#services/identity/accept-token.server.ts';
import { storePassword } from '#services/identity/change-password.server.ts';
import { rejectWeakPassword, type WeakPassword } from '#services/identity/password-rules.server.ts';
import { hashPassword } from '#services/identity/passwords.server.ts';
import { endSessions } from '#services/identity/sessions.server.ts';
import { maxMetadataBytes, mergeMetadata } from '#services/identity/users.server.ts';
import { storeBlock } from './block-user.server.ts';
import { recordAccountAction } from './record-account-action.server.ts';
import { type AdminRejection, type Administrator, runAsAdmin } from './run-as-admin.server.ts';

export interface UserChange {
  email?: string | undefined;
  password?: string | undefined;
  isConfirmed?: boolean;
  userMetadata?: Record<string, unknown>;
  /** Roles are not read from it: they are granted in the back office. */
  appMetadata?: Record<string, unknown>;
  /** Null lifts a block; undefined leaves it. */
  bannedUntil?: Date | null | undefined;
}

export type UpdateUserResult =
  | { ok: true; account: Account }
  | AdminRejection
  | WeakPassword
  | { ok: false; reason: 'email_exists' | 'metadata_too_large' | 'last_admin' };

/** Changes an account under the rules of the back office: the last administrator cannot be blocked. */
export async function updateUserAccount(
  userId: string,
  change: UserChange,
  by: Administrator,
): Promise<UpdateUserResult> {
  const encrypted = change.password ? await hashPassword(change.password) : null;
  return runAsAdmin<UpdateUserResult>(userId, by, async ({ trx, account, isLastAdmin }) => {
    if (change.bannedUntil && isLastAdmin) return { ok: false, reason: 'last_admin' };
    const rejection = await rejectChange(trx, account, change, by.now);
    if (rejection) return rejection;
    if (encrypted) {
      await storePassword(trx, account, encrypted, by.now);
      await endSessions({ userId, sessionId: null }, 'global').execute(trx);
    }
    if (change.bannedUntil !== undefined) await changeBlock(trx, account, change.bannedUntil, by);
    const updated = await findAccount(trx, sql`id = ${userId}`);
    return { ok: true, account: toAccount(updated!) };
  });
}

async function rejectChange(
  trx: Transaction<DB>,
  account: AccountRow,
  { email, password, isConfirmed, userMetadata, appMetadata }: UserChange,
  now: Date,
): Promise<Exclude<UpdateUserResult, { ok: true }> | null> {
  const owner = { email: email ?? account.email, staff: account.roles.length > 0 };
  const weak = password ? await rejectWeakPassword(password, owner) : null;
  if (weak) return weak;
  if (email && email !== account.email) {
    const confirmedAt = isConfirmed || account.email_confirmed_at ? now : null;
    const changed = await changeEmail(trx, account.id, email, confirmedAt);
    if (!changed) return { ok: false, reason: 'email_exists' };
  } else if (isConfirmed && !account.email_confirmed_at) {
    await confirmEmailAddress(trx, account, now);
  }
  const merged = userMetadata && (await mergeMetadata(account.id, userMetadata).execute(trx));
  if (merged?.rows.length === 0) return { ok: false, reason: 'metadata_too_large' };
  return appMetadata ? mergeAppMetadata(trx, account.id, appMetadata) : null;
}

async function mergeAppMetadata(
  trx: Transaction<DB>,
  userId: string,
  metadata: Record<string, unknown>,
): Promise<{ ok: false; reason: 'metadata_too_large' } | null> {
  const merged = sql`jsonb_strip_nulls(raw_app_meta_data || ${JSON.stringify(metadata)}::jsonb)`;
  const { rows } = await sql<{ id: string }>`
    update auth.users set raw_app_meta_data = ${merged}
    where id = ${userId} and octet_length(${merged}::text) <= ${maxMetadataBytes}
    returning id`.execute(trx);
  return rows.length > 0 ? null : { ok: false, reason: 'metadata_too_large' };
}

async function changeBlock(
  trx: Transaction<DB>,
  { id: userId, banned_until: before }: AccountRow,
  until: Date | null,
  by: Administrator,
): Promise<void> {
  if (until === null && before === null) return;
  await storeBlock(trx, userId, until);
  if (until === null) return recordAccountAction(trx, userId, { action: 'unblocked' }, by);
  await endSessions({ userId, sessionId: null }, 'global').execute(trx);
  const action = { action: 'blocked', blockedUntil: until, reason: 'By a program' } as const;
  await recordAccountAction(trx, userId, action, by);
}
