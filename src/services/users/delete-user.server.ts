import { eraseAccount, type DeletionRejection } from '#services/account/erase-account.server.ts';
import { removeFiles } from '#services/uploads/remove-files.server.ts';
import { recordAccountAction } from './record-account-action.server.ts';
import {
  type Administrator,
  type AdminRejection,
  runAsAdmin,
  staffIdOf,
} from './run-as-admin.server.ts';

export type DeleteUserResult =
  | { ok: true }
  | AdminRejection
  | DeletionRejection
  | { ok: false; reason: 'own_account' }
  | { ok: false; reason: 'invalid_input'; fields: { email: 'different_email' } };

/**
 * Deletes the account of a person who asked for it, as they could themselves. Members of staff first
 * lose their roles, so the last admin cannot be deleted.
 */
export async function deleteUser(
  { userId, email }: { userId: string; email: string },
  by: Administrator,
): Promise<DeleteUserResult> {
  type Erased = Exclude<DeleteUserResult, { ok: true }> | { ok: true; files: string[] };
  const result = await runAsAdmin<Erased>(userId, by, async ({ trx, account }) => {
    if (userId === staffIdOf(by)) return { ok: false, reason: 'own_account' };
    if (email !== account.email) {
      return { ok: false, reason: 'invalid_input', fields: { email: 'different_email' } };
    }
    const erased = await eraseAccount(trx, account, by.now);
    if (erased.ok) await recordAccountAction(trx, null, { action: 'account_deleted' }, by);
    return erased;
  });
  if (!result.ok) return result;
  await removeFiles(result.files);
  return { ok: true };
}
