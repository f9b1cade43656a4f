import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { endlessBlock } from '#domain/users/account-block.ts';
import { endSessions } from '#services/identity/sessions.server.ts';
import type { Staff } from '../shared/staff.ts';
import { recordAccountAction } from './record-account-action.server.ts';
import { runAsAdmin, type AdminRejection } from './run-as-admin.server.ts';

export interface Block {
  userId: string;
  /** The last blocked day in Cairo, such as 2026-11-15; null blocks until further notice. */
  lastDay: string | null;
  reason: string;
}

export type BlockUserResult =
  | { ok: true; until: Date }
  | AdminRejection
  | { ok: false; reason: 'last_admin' | 'own_account' | 'day_in_past' };

/**
 * Closes an account for a time and ends its sessions. Sign-in, refresh and every request with an
 * access token read the block, so it takes effect at once.
 */
export function blockUser(
  { userId, lastDay, reason }: Block,
  staff: Staff,
): Promise<BlockUserResult> {
  return runAsAdmin<BlockUserResult>(userId, staff, async ({ trx, isLastAdmin }) => {
    if (isLastAdmin) return { ok: false, reason: 'last_admin' };
    if (userId === staff.actor.userId) return { ok: false, reason: 'own_account' };
    const until = await endOf(trx, lastDay);
    if (until <= staff.now) return { ok: false, reason: 'day_in_past' };
    await storeBlock(trx, userId, until);
    await endSessions({ userId, sessionId: null }, 'global').execute(trx);
    const action = { action: 'blocked', blockedUntil: until, reason } as const;
    await recordAccountAction(trx, userId, action, staff);
    return { ok: true, until };
  });
}

export function unblockUser(userId: string, staff: Staff): Promise<{ ok: true } | AdminRejection> {
  return runAsAdmin(userId, staff, async ({ trx, account }) => {
    if (account.banned_until === null) return { ok: true as const };
    await storeBlock(trx, userId, null);
    await recordAccountAction(trx, userId, { action: 'unblocked' }, staff);
    return { ok: true as const };
  });
}

export async function storeBlock(
  trx: Transaction<DB>,
  userId: string,
  until: Date | null,
): Promise<void> {
  await sql`update auth.users set banned_until = ${until} where id = ${userId}`.execute(trx);
}

/** Midnight in Cairo after the last day. */
async function endOf(trx: Transaction<DB>, lastDay: string | null): Promise<Date> {
  if (lastDay === null) return endlessBlock;
  const { rows } = await sql<{ until: Date }>`
    select ((${lastDay}::date + 1)::timestamp at time zone 'Africa/Cairo') as until`.execute(trx);
  return rows[0]!.until;
}
