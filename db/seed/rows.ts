import type { Insertable } from 'kysely';
import type pg from 'pg';
import type { DB } from '#db/types.ts';

/** Rows of one table; every row names the same columns. */
export type Rows = { table: string; rows: readonly object[] };

export const rowsOf = <Table extends keyof DB>(
  table: Table,
  rows: readonly Insertable<DB[Table]>[],
): Rows => ({ table, rows });

/** One statement per table: PostgreSQL reads all rows from one JSON text, with exact decimals. */
export async function insertRows(client: pg.Client, { table, rows }: Rows): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first).join(', ');
  await client.query(
    `insert into ${table} (${columns})
     select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
    [JSON.stringify(rows)],
  );
}
