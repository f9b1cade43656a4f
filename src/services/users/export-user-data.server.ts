import { exportMyData, type MyData } from '#services/account/export-data.server.ts';
import type { Staff } from '../shared/staff.ts';
import { recordAccountAction } from './record-account-action.server.ts';
import { runAsAdmin, type AdminRejection } from './run-as-admin.server.ts';

/** The export of a person who asked for it by other means than their account. Each one is recorded. */
export async function exportUserData(
  userId: string,
  staff: Staff,
): Promise<{ ok: true; data: MyData } | AdminRejection> {
  const recorded = await runAsAdmin(userId, staff, async ({ trx }) => {
    await recordAccountAction(trx, userId, { action: 'data_exported' }, staff);
    return { ok: true as const };
  });
  if (!recorded.ok) return recorded;
  return { ok: true, data: await exportMyData({ kind: 'user', userId, claims: {} }, staff.now) };
}
