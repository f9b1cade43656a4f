import { sql } from 'kysely';
import { rejectDeletion, type DeletionRejection } from '#services/account/erase-account.server.ts';
import { recordAccountAction } from './record-account-action.server.ts';
import { type AdminRejection, type Administrator, runAsAdmin } from './run-as-admin.server.ts';

/** Closes the account for good and removes how to sign in; what refers to it stays. */
export function softDeleteUser(
  userId: string,
  by: Administrator,
): Promise<{ ok: true } | AdminRejection | DeletionRejection> {
  return runAsAdmin<{ ok: true } | DeletionRejection>(userId, by, async ({ trx }) => {
    const rejection = await rejectDeletion(trx, userId);
    if (rejection) return rejection;
    for (const table of ['sessions', 'identities', 'mfa_factors', 'mfa_recovery_codes']) {
      await sql`delete from auth.${sql.ref(table)} where user_id = ${userId}`.execute(trx);
    }
    await sql`delete from auth.one_time_tokens where user_id = ${userId}`.execute(trx);
    await sql`
      update auth.users set email = null, phone = null, encrypted_password = null,
        raw_user_meta_data = '{}', deleted_at = ${by.now}
      where id = ${userId}`.execute(trx);
    await recordAccountAction(trx, userId, { action: 'account_deleted' }, by);
    return { ok: true };
  });
}
