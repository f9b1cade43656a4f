import { sql } from 'kysely';
import { asSystem, asUser } from '#platform/database/run-as.server.ts';
import type { RateLimited } from '#services/shared/rate-limited.ts';
import type { RequestFacts } from '#services/shared/request-facts.ts';
import { accountsWhere } from '#services/identity/accounts.server.ts';
import { passwordMatches } from '#services/identity/passwords.server.ts';
import { takeRateLimits } from '#services/shared/rate-limits.server.ts';
import { identityLimits } from '#services/identity/identity-limits.server.ts';
import type { Customer } from '../shared/customer.ts';
import { removeFiles } from '#services/uploads/remove-files.server.ts';
import { eraseAccount, selectOpenOrders, type DeletionRejection } from './erase-account.server.ts';

export type DeleteAccountResult =
  | { ok: true }
  | { ok: false; reason: 'invalid_credentials' }
  | DeletionRejection
  | RateLimited;

export async function countOpenOrders(customer: Customer): Promise<number> {
  const [[open]] = await asUser(customer).read(selectOpenOrders(customer.userId));
  return Number(open?.count ?? 0);
}

/** Deletes the person and keeps the accounts, after the password was entered again. */
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
  const done = await asSystem().transaction((trx) => eraseAccount(trx, account, attempt.now));
  if (!done.ok) return done;
  await removeFiles(done.files);
  return { ok: true };
}
