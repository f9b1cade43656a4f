import { isBanned } from '#services/identity/accounts.server.ts';
import { identityLimits } from '#services/identity/identity-limits.server.ts';
import { mailResetLink } from '#services/identity/password-reset.server.ts';
import type { RateLimited } from '../shared/rate-limited.ts';
import { takeRateLimitsWithin } from '../shared/rate-limits.server.ts';
import type { Staff } from '../shared/staff.ts';
import { recordAccountAction } from './record-account-action.server.ts';
import { runAsAdmin, type AdminRejection } from './run-as-admin.server.ts';

export type SendResetMailResult =
  | { ok: true }
  | AdminRejection
  | { ok: false; reason: 'user_blocked' }
  | RateLimited;

/** Mails the person a link to choose a new password, as if they had asked for it. */
export function sendResetMail(userId: string, staff: Staff): Promise<SendResetMailResult> {
  return runAsAdmin<SendResetMailResult>(userId, staff, async ({ trx, account }) => {
    if (isBanned(account, staff.now)) return { ok: false, reason: 'user_blocked' };
    const limit = [identityLimits.resetAccount, account.email] as const;
    const allowed = await takeRateLimitsWithin(trx, staff.now, limit);
    if (!allowed.ok) return allowed;
    await mailResetLink(trx, account, staff.now);
    await recordAccountAction(trx, userId, { action: 'reset_mailed' }, staff);
    return { ok: true };
  });
}
