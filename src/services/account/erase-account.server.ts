import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { orderGroups } from '#domain/orders/groups.ts';
import { db } from '#platform/database/query.ts';
import { fullNameIn, mailLocale, type AccountRow } from '#services/identity/accounts.server.ts';
import { enqueueMail } from '#services/mail/enqueue-mail.server.ts';
import { links } from '#services/shared/links.server.ts';
import { eraseTraces } from './erase-traces.server.ts';
import { listAccountFiles } from './list-account-files.server.ts';

export interface DeletionRejection {
  ok: false;
  reason: 'open_orders' | 'staff_account';
}

/**
 * Erases the person in the caller's transaction, as the system. The last mail leaves no trace either.
 * Returns the files to remove after the commit.
 */
export async function eraseAccount(
  trx: Transaction<DB>,
  account: AccountRow,
  now: Date,
): Promise<{ ok: true; files: string[] } | DeletionRejection> {
  const { id: userId } = account;
  // Traces are found by the address, so an account without one gets one that nothing else has.
  const email = account.email || `${userId}@account.invalid`;
  const rejection = await rejectDeletion(trx, userId);
  if (rejection) return rejection;
  const files = await listAccountFiles(trx, { userId, email });
  await eraseTraces(trx, { userId, email });
  if (!account.email) return { ok: true, files };
  const locale = mailLocale(account);
  await enqueueMail(trx, {
    recipient: email,
    locale,
    template: 'account_deleted',
    data: { name: fullNameIn(account.raw_user_meta_data), link: links.shop(locale) },
    now,
  });
  return { ok: true, files };
}

/** Locks the account first: an order that is being placed waits and then finds no account. */
export async function rejectDeletion(
  trx: Transaction<DB>,
  userId: string,
): Promise<DeletionRejection | null> {
  await sql`select from auth.users where id = ${userId} for update`.execute(trx);
  const role = await trx
    .selectFrom('user_roles')
    .select('role')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (role) return { ok: false, reason: 'staff_account' };
  const open = await trx.executeQuery(selectOpenOrders(userId));
  return Number(open.rows[0]?.count ?? 0) > 0 ? { ok: false, reason: 'open_orders' } : null;
}

/** Open orders need a name and an address. */
export const selectOpenOrders = (userId: string) =>
  db
    .selectFrom('orders')
    .select((of) => of.fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .where('status', 'in', orderGroups.open);
