import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { Change, RowValues } from '#domain/admin/changes.ts';
import { isColumnChange, isRowChange, type TableChanges } from './table-changes.ts';

/** Removes, then changes, then adds. False when a policy did not let a row pass. */
export async function writeRows(trx: Transaction<DB>, group: TableChanges): Promise<boolean> {
  const { changes } = group;
  const removed = changes.filter((change) => isRowChange(change) && change.to === null);
  const added = changes.filter(isRowChange).filter(({ to }) => to !== null);
  return (
    (await removeRows(trx, group, removed)) &&
    (await updateRows(trx, group)) &&
    (await addRows(trx, group, added))
  );
}

async function removeRows(trx: Transaction<DB>, group: TableChanges, removed: readonly Change[]) {
  if (removed.length === 0) return true;
  const { table, declared } = group;
  const keys = removed.map(({ key }) => ({ [declared.key]: key }));
  const { numAffectedRows } = await sql`
    delete from ${sql.table(table)} t
    using jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(keys)}) k
    where ${sql.ref(`t.${declared.key}`)} = ${sql.ref(`k.${declared.key}`)}`.execute(trx);
  return Number(numAffectedRows) === removed.length;
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

async function addRows(trx: Transaction<DB>, group: TableChanges, added: readonly Change[]) {
  const { table, declared } = group;
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
  return [...groups.values()].map((rows) => [columnsOf(rows[0]!), rows]);
}
