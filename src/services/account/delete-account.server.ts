import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { orderGroups } from '#domain/orders/groups.ts';
import { db } from '#platform/database/query.ts';
import { asSystem, asUser } from '#platform/database/run-as.server.ts';
import type { RateLimited } from '#services/shared/rate-limited.ts';
import type { RequestFacts } from '#services/shared/request-facts.ts';
import { accountsWhere, mailLocale, fullNameIn } from '#services/identity/accounts.server.ts';
import { links } from '#services/shared/links.server.ts';
import { passwordMatches } from '#services/identity/passwords.server.ts';
import { takeRateLimits } from '#services/shared/rate-limits.server.ts';
import { identityLimits } from '#services/identity/identity-limits.server.ts';
import { enqueueMail } from '#services/mail/enqueue-mail.server.ts';
import type { Customer } from '../shared/customer.ts';
import { removeFiles } from '#services/uploads/remove-files.server.ts';
import { listAccountFiles } from './list-account-files.server.ts';
import { eraseTraces } from './erase-traces.server.ts';

export type DeleteAccountResult =
  | { ok: true }
  | { ok: false; reason: 'invalid_credentials' | 'open_orders' | 'staff_account' }
  | RateLimited;

export async function countOpenOrders(customer: Customer): Promise<number> {
  const [[open]] = await asUser(customer).read(selectOpen(customer.userId));
  return Number(open?.count ?? 0);
}

/**
 * Deletes the person and keeps the accounts: one transaction, after the password was entered again.
 * The last mail leaves no trace either.
 */
export async function deleteAccount(
  { userId }: Customer,
  password: string,
  attempt: RequestFacts,
): Promise<DeleteAccountResult> {
  const allowed = await takeRateLimits(attempt.now, [identityLimits.changePassword, userId]);
  if (!allowed.ok) return allowed;
  // As system: users cannot read password hashes, not even their own.
  const [[account]] = await asSystem().read(accountsWhere(sql`id = ${userId}`));
  if (!account || !(await passwordMatches(account.encrypted_password, password))) {
    return { ok: false, reason: 'invalid_credentials' };
  }
  const { email } = account;
  const caller = { userId, email };
  const done = await asSystem().transaction(async (trx) => {
    const rejection = await rejectDeletion(trx, userId);
    if (rejection) return rejection;
    const files = await listAccountFiles(trx, caller);
    await eraseTraces(trx, caller);
    await enqueueMail(trx, {
      recipient: email,
      locale: mailLocale(account),
      template: 'account_deleted',
      data: { name: fullNameIn(account.raw_user_meta_data), link: links.shop(mailLocale(account)) },
      now: attempt.now,
    });
    return { ok: true as const, files };
  });
  if (!done.ok) return done;
  await removeFiles(done.files);
  return { ok: true };
}

/** Locks the account first: an order that is being placed waits and then finds no account. */
async function rejectDeletion(trx: Transaction<DB>, userId: string) {
  await sql`select from auth.users where id = ${userId} for update`.execute(trx);
  const role = await trx
    .selectFrom('user_roles')
    .select('role')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (role) return { ok: false, reason: 'staff_account' } as const;
  const open = await trx.executeQuery(selectOpen(userId));
  return Number(open.rows[0]?.count ?? 0) > 0
    ? ({ ok: false, reason: 'open_orders' } as const)
    : null;
}

/** Open orders need a name and an address. */
const selectOpen = (userId: string) =>
  db
    .selectFrom('orders')
    .select((of) => of.fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .where('status', 'in', orderGroups.open);
