import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { Change, RowValues } from '#domain/admin/changes.ts';
import type { EditableTable } from './editable-tables.ts';
import { isRowChange, type TableChanges } from './table-changes.ts';

/**
 * Locks the rows in the order of their keys, so that two sets never wait for each other, and returns
 * their fields by key.
 */
export async function lockRows(
  trx: Transaction<DB>,
  { table, declared, changes }: TableChanges,
): Promise<Map<string, RowValues>> {
  const keys = [...new Set(changes.map((change) => change.key))];
  const { fields, rows: { onlyNew = [] } = {} } = declared;
  const named = changes.some(isRowChange)
    ? [...fields, ...onlyNew]
    : fields.filter((field) => changes.some((change) => change.field === field));
  const { rows } = await sql<StoredRecord>`
    ${selectStored(table, { ...declared, fields: named }, keys)} for update of t`.execute(trx);
  return new Map(rows.map((row) => [row.key, row.stored]));
}

export interface StoredRecord {
  key: string;
  stored: RowValues;
}

/** The named fields of rows, with values as change sets have them. */
export function selectStored(
  table: string,
  { key, fields }: EditableTable,
  keys: readonly string[],
): RawBuilder<StoredRecord> {
  const wanted = JSON.stringify(keys.map((value) => ({ [key]: value })));
  const stored = fields.map((field) => sql`${sql.lit(field)}, ${canonical(column('t', field))}`);
  return sql`
    select ${sql.ref(`t.${key}`)}::text as key, jsonb_build_object(${sql.join(stored)}) as stored
    from jsonb_populate_recordset(null::${sql.table(table)}, ${wanted}) k
    join ${sql.table(table)} t on ${sql.ref(`t.${key}`)} = ${sql.ref(`k.${key}`)}
    order by ${sql.ref(`t.${key}`)}`;
}

/** The same changes with their values as the columns store them: "12" of a price is "12.00". */
export async function canonicalChanges(
  trx: Transaction<DB>,
  { table, changes }: TableChanges,
): Promise<Change[]> {
  const patches = changes.map(({ field, from, to }, place) =>
    field === null ? { place, from, to } : { place, from: { [field]: from }, to: { [field]: to } },
  );
  const { rows } = await sql<{ from: RowValues | null; to: RowValues | null }>`
    select ${patchOf(table, 'from')} as "from", ${patchOf(table, 'to')} as "to"
    from jsonb_to_recordset(${JSON.stringify(patches)}) as c (place integer, "from" jsonb, "to" jsonb)
    order by c.place`.execute(trx);
  return changes.map((change, place) => {
    const { from, to } = rows[place]!;
    const { field } = change;
    return field === null
      ? { ...change, from, to }
      : { ...change, from: from?.[field] ?? null, to: to?.[field] ?? null };
  });
}

/** The named columns of a patch after a round through the types of the table. */
function patchOf(table: string, side: 'from' | 'to'): RawBuilder<unknown> {
  const patch = sql.ref(`c.${side}`);
  return sql`case when jsonb_typeof(${patch}) = 'object' then (
    select jsonb_object_agg(v.key, ${canonical(sql`v.value`)})
    from jsonb_each(to_jsonb(jsonb_populate_record(null::${sql.table(table)}, ${patch}))) v
    where ${patch} ? v.key) end`;
}

const column = (alias: string, name: string) => sql`to_jsonb(${sql.ref(`${alias}.${name}`)})`;

/** Numbers as text, because JavaScript has no exact decimals. */
const canonical = (value: RawBuilder<unknown>) => sql`
  case jsonb_typeof(${value}) when 'number' then to_jsonb(${value} #>> '{}') else ${value} end`;
