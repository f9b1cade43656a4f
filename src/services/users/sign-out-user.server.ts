import { endSessions } from '#services/identity/sessions.server.ts';
import type { Staff } from '../shared/staff.ts';
import { recordAccountAction } from './record-account-action.server.ts';
import { runAsAdmin, type AdminRejection } from './run-as-admin.server.ts';

/** Ends all sessions of an account at once: every request checks that its session exists. */
export function signOutUser(userId: string, staff: Staff): Promise<{ ok: true } | AdminRejection> {
  return runAsAdmin(userId, staff, async ({ trx }) => {
    await endSessions({ userId, sessionId: null }, 'global').execute(trx);
    await recordAccountAction(trx, userId, { action: 'signed_out' }, staff);
    return { ok: true as const };
  });
}
