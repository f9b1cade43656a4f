import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { StaffRole } from '#domain/identity/roles.ts';
import { type Administrator, staffIdOf } from './run-as-admin.server.ts';

interface ActionFacts {
  action: AccountActionName;
  role?: StaffRole;
  points?: number;
  blockedUntil?: Date;
  reason?: string;
}

export type AccountActionName =
  | 'role_granted'
  | 'role_revoked'
  | 'signed_out'
  | 'reset_mailed'
  | 'blocked'
  | 'unblocked'
  | 'points_adjusted'
  | 'data_exported'
  | 'account_deleted';

/** Writes what was done to an account. A deleted account is null. */
export async function recordAccountAction(
  trx: Transaction<DB>,
  userId: string | null,
  { action, role, points, blockedUntil, reason }: ActionFacts,
  by: Administrator,
): Promise<void> {
  await trx
    .insertInto('account_actions')
    .values({
      user_id: userId,
      action,
      role: role ?? null,
      points: points ?? null,
      blocked_until: blockedUntil ?? null,
      reason: reason ?? null,
      actor_id: staffIdOf(by),
      created_at: by.now,
    })
    .execute();
}
