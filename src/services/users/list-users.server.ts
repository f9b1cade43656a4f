import { sql } from 'kysely';
import { asSystem } from '#platform/database/run-as.server.ts';
import type { Account } from '#services/identity/account.ts';
import { accountsWhere, toAccount } from '#services/identity/accounts.server.ts';

/** Newest first, for programs with the secret key. */
export async function listUserAccounts(page: number, perPage: number) {
  // As system: no member of staff stands behind the secret key.
  const [rows, [total]] = await asSystem().read(
    accountsWhere(sql`deleted_at is null
      order by created_at desc, id limit ${perPage} offset ${(page - 1) * perPage}`),
    sql<{ count: string }>`select count(*) from auth.users where deleted_at is null`,
  );
  return { accounts: rows.map(toAccount), total: Number(total!.count) };
}

export async function readUserAccount(userId: string): Promise<Account | null> {
  // As system: no member of staff stands behind the secret key.
  const [[row]] = await asSystem().read(accountsWhere(sql`id = ${userId} and deleted_at is null`));
  return row ? toAccount(row) : null;
}
