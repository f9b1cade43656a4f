import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';

/**
 * Whether the member of staff may change all of these tables; with `roles`, whether a colleague
 * with these may as well. Which columns a set may name is declared in `editable-tables.ts`.
 */
export async function mayEditTables(
  trx: Transaction<DB>,
  tables: readonly string[],
  roles: readonly string[] | null = null,
): Promise<boolean> {
  const { rows } = await sql<{ allowed: boolean }>`
    select ${tables}::text[] <@ private.editable_tables(${roles}::text[]) as allowed`.execute(trx);
  return rows[0]?.allowed ?? false;
}
