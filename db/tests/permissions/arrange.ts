import type pg from 'pg';
import { createAccounts, ownerIds, strangerId } from './callers.ts';
import { samples } from './samples.ts';
import type { Row } from './table-samples.ts';

/** One kind of row, and its row by owner; '' is the key of rows without an owner. */
export type RowKind = { table: string; name: string; rows: Map<string, Row> };

/** Inserts every sample row and checks that it exists. */
export async function arrange(owner: pg.Client): Promise<RowKind[]> {
  await createAccounts(owner);
  const kinds: RowKind[] = [];
  for (const { table, shared = {}, owned = {}, unrecorded = [] } of samples) {
    for (const row of unrecorded) await insert(owner, table, row);
    for (const [name, row] of Object.entries(shared)) {
      await insert(owner, table, row);
      kinds.push({ table, name, rows: new Map([['', row]]) });
    }
    for (const [name, make] of Object.entries(owned)) {
      const rows = ownerIds.map((id) => [id, make(id)] as const).filter(hasRow);
      for (const [, row] of rows) await insert(owner, table, row);
      kinds.push({ table, name, rows: new Map(rows) });
    }
  }
  return kinds;
}

/** The row of that kind that belongs to none of the callers, if any. */
export function foreignRow({ rows }: RowKind): Row | undefined {
  return rows.get(strangerId);
}

/** Inserts the row unless it exists, and checks that there is exactly one. */
async function insert(owner: pg.Client, table: string, row: Row): Promise<void> {
  const list = Object.keys(row).join(', ');
  const same = `select from ${table} t where t = jsonb_populate_record(t, $1)`;
  const values = [JSON.stringify(row)];
  await owner.query(
    `insert into ${table} (${list}) select ${list} from jsonb_populate_record(null::${table}, $1)
     where not exists (${same})`,
    values,
  );
  const { rowCount } = await owner.query(same, values);
  if (rowCount !== 1) throw new Error(`${table}: ${rowCount} rows like ${values[0]}`);
}

function hasRow(entry: readonly [string, Row | null]): entry is readonly [string, Row] {
  return entry[1] !== null;
}
