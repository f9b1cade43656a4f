import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { RowValues } from '#domain/admin/changes.ts';
import { isColumnChange, isRowChange, parentsFirst, type TableChanges } from './table-changes.ts';

/**
 * Removes, then changes and adds. False when a policy did not let a row pass. Deferrable constraints
 * are checked at the end, so that two rows can exchange a value.
 */
export async function writeGroups(
  trx: Transaction<DB>,
  groups: readonly TableChanges[],
): Promise<boolean> {
  const ordered = parentsFirst(groups);
  await sql`set constraints all deferred`.execute(trx);
  for (const group of ordered.toReversed()) {
    if (!(await removeRows(trx, group))) return false;
  }
  for (const group of ordered) {
    if (!(await updateRows(trx, group)) || !(await addRows(trx, group))) return false;
  }
  await sql`set constraints all immediate`.execute(trx);
  return true;
}

async function removeRows(trx: Transaction<DB>, { table, declared, changes }: TableChanges) {
  const removed = changes.filter((change) => isRowChange(change) && change.to === null);
  const keys = removed.map(({ key }) => ({ [declared.key]: key }));
  for (const some of inPortions(keys)) {
    const { numAffectedRows } = await sql`
      delete from ${sql.table(table)} t
      using jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(some)}) k
      where ${sql.ref(`t.${declared.key}`)} = ${sql.ref(`k.${declared.key}`)}`.execute(trx);
    if (Number(numAffectedRows) !== some.length) return false;
  }
  return true;
}

/** Rows in which the same fields change are written by one statement. */
async function updateRows(trx: Transaction<DB>, { table, declared, changes }: TableChanges) {
  const byKey = Map.groupBy(changes.filter(isColumnChange), ({ key }) => key);
  const patches = [...byKey].map(([key, fields]) => ({
    ...Object.fromEntries(fields.map(({ field, to }) => [field, to])),
    [declared.key]: key,
  }));
  for (const [columns, rows] of byColumns(patches, declared.key)) {
    const assignments = columns.map((field) => sql`${sql.ref(field)} = ${sql.ref(`p.${field}`)}`);
    const { numAffectedRows } = await sql`
      update ${sql.table(table)} t set ${sql.join(assignments)}
      from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}) p
      where ${sql.ref(`t.${declared.key}`)} = ${sql.ref(`p.${declared.key}`)}`.execute(trx);
    if (Number(numAffectedRows) !== rows.length) return false;
  }
  return true;
}

async function addRows(trx: Transaction<DB>, { table, declared, changes }: TableChanges) {
  const added = changes.filter((change) => isRowChange(change) && change.to !== null);
  const patches = added.map(({ key, to }) => ({ ...(to as RowValues), [declared.key]: key }));
  for (const [fields, rows] of byColumns(patches, declared.key)) {
    const columns = sql.join([declared.key, ...fields].map((name) => sql.ref(name)));
    await sql`
      insert into ${sql.table(table)} (${columns}) select ${columns}
      from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)})`.execute(
      trx,
    );
  }
  return true;
}

function byColumns(patches: readonly RowValues[], key: string): [string[], RowValues[]][] {
  const columnsOf = (patch: RowValues) => Object.keys(patch).filter((name) => name !== key);
  const groups = Map.groupBy(patches, (patch) => columnsOf(patch).toSorted().join());
  return [...groups.values()].flatMap((rows) =>
    inPortions(rows).map((some): [string[], RowValues[]] => [columnsOf(some[0]!), some]),
  );
}

const portionSize = 250;

/** Triggers take milliseconds for each row, and a statement may last a few seconds only. */
function inPortions<Row>(rows: readonly Row[]): Row[][] {
  const starts = Array.from({ length: Math.ceil(rows.length / portionSize) }, (_, place) => place);
  return starts.map((place) => rows.slice(place * portionSize, (place + 1) * portionSize));
}
