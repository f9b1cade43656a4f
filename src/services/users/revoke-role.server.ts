import type { Staff } from '../shared/staff.ts';
import type { RoleChange } from './grant-role.server.ts';
import { recordAccountAction } from './record-account-action.server.ts';
import { runAsAdmin, type AdminRejection } from './run-as-admin.server.ts';

export type RevokeRoleResult =
  | { ok: true }
  | AdminRejection
  | { ok: false; reason: 'last_admin' | 'own_admin_role' };

/** Takes a role away. It takes effect with the next request, because roles are read each time. */
export function revokeRole({ userId, role }: RoleChange, staff: Staff): Promise<RevokeRoleResult> {
  return runAsAdmin<RevokeRoleResult>(userId, staff, async ({ trx, isLastAdmin }) => {
    if (role === 'admin' && isLastAdmin) return { ok: false, reason: 'last_admin' };
    if (role === 'admin' && userId === staff.actor.userId) {
      return { ok: false, reason: 'own_admin_role' };
    }
    const revoked = await trx
      .deleteFrom('user_roles')
      .where('user_id', '=', userId)
      .where('role', '=', role)
      .returning('role')
      .executeTakeFirst();
    if (revoked) await recordAccountAction(trx, userId, { action: 'role_revoked', role }, staff);
    return { ok: true };
  });
}
