import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import { isUuid } from '#platform/database/uuid.ts';
import { findAccount, isBanned, type AccountRow } from '#services/identity/accounts.server.ts';
import { actorHasRole } from '../shared/actor-has-role.server.ts';
import type { Staff } from '../shared/staff.ts';

export type AdminRejection = { ok: false; reason: 'forbidden' | 'user_not_found' };

/** A program of the shop, which holds the secret key: no member of staff stands behind it. */
export interface Operator {
  actor: { kind: 'system' };
  now: Date;
}

/** Who asks for a change of an account. */
export type Administrator = Staff | Operator;

/** The member of staff, or null for a program. */
export function staffIdOf({ actor }: Administrator): string | null {
  return actor.kind === 'user' ? actor.userId : null;
}

export interface AdminWork {
  trx: Transaction<DB>;
  /** The account that the admin changes. */
  account: AccountRow;
  /** Whether the account is the only one that can still administer the shop. */
  isLastAdmin: boolean;
}

/**
 * Runs a change of another account for an admin, in one transaction. Every change locks the list of
 * admins first: of two admins who revoke or block each other, the second is no admin any more.
 */
export async function runAsAdmin<Result>(
  userId: string,
  { actor, now }: Administrator,
  work: (admin: AdminWork) => Promise<Result>,
): Promise<Result | AdminRejection> {
  const staff = actor.kind === 'user' ? actor : undefined;
  if (staff && !(await actorHasRole(staff, 'admin'))) return { ok: false, reason: 'forbidden' };
  if (!isUuid(userId)) return { ok: false, reason: 'user_not_found' };
  // As system: accounts, sessions and points are written by the shop only.
  return asSystem(staff && { onBehalfOf: staff }).transaction(async (trx) => {
    const admins = await lockActiveAdmins(trx, now);
    if (staff && !admins.includes(staff.userId)) return { ok: false, reason: 'forbidden' };
    await sql`select from auth.users where id = ${userId} for update`.execute(trx);
    const account = await findAccount(trx, sql`id = ${userId}`);
    if (!account) return { ok: false, reason: 'user_not_found' };
    const isLastAdmin = admins.length === 1 && admins[0] === userId;
    return work({ trx, account, isLastAdmin });
  });
}

/** Admins who can sign in. Read after the lock, so that a change that was waited for is seen. */
async function lockActiveAdmins(trx: Transaction<DB>, now: Date): Promise<string[]> {
  await sql`select from public.user_roles where role = 'admin' order by user_id for update`.execute(
    trx,
  );
  const { rows } = await sql<{ id: string; banned_until: Date | null }>`
    select id, banned_until from auth.users
    where id in (select user_id from public.user_roles where role = 'admin')`.execute(trx);
  return rows.filter((admin) => !isBanned(admin, now)).map(({ id }) => id);
}
