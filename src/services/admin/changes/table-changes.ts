import type { Change, ColumnChange, RowChange } from '#domain/admin/changes.ts';
import type { EditableTable } from './editable-tables.ts';
import { findEditableTable } from './editable-tables.ts';

/** The changes of one table, with the names from which its SQL may be built. */
export interface TableChanges {
  table: string;
  declared: EditableTable;
  changes: readonly Change[];
}

/**
 * Groups by table, in the order in which rows are locked. A name that is not declared, or two changes of
 * one field, are mistakes of the caller.
 */
export function groupByTable(changes: readonly Change[]): TableChanges[] {
  const groups = Map.groupBy(changes, ({ table }) => table);
  return [...groups]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([table, ofTable]) => {
      const declared = findEditableTable(table);
      if (!declared) throw new Error(`${table} cannot be changed by a change set.`);
      for (const change of ofTable) assertDeclared(change, declared);
      assertDistinct(ofTable);
      return { table, declared, changes: ofTable };
    });
}

export const isRowChange = (change: Change): change is RowChange => change.field === null;
export const isColumnChange = (change: Change): change is ColumnChange => change.field !== null;

/** Whether rows go that no undo can bring back. */
export const removesForGood = (changes: readonly Change[]): boolean =>
  changes.some(
    ({ table, field, to }) =>
      field === null && to === null && findEditableTable(table)?.rows?.isRemovedForGood,
  );

function assertDeclared(change: Change, { key, fields, rows }: EditableTable): void {
  const named = isColumnChange(change)
    ? [change.field]
    : Object.keys(change.from ?? change.to ?? {});
  const ofRow = isRowChange(change) ? [key, ...(rows?.onlyNew ?? [])] : [];
  const unknown = named.find((name) => !fields.includes(name) && !ofRow.includes(name));
  if (unknown) throw new Error(`${change.table}.${unknown} cannot be changed by a change set.`);
  if (!isRowChange(change)) return;
  const isAllowed =
    (change.from === null || rows?.canRemove) && (change.to === null || rows?.canAdd);
  // What was added can be taken back.
  if (!isAllowed && !rows?.canAdd)
    throw new Error(`Rows of ${change.table} are not added or removed.`);
}

function assertDistinct(changes: readonly Change[]): void {
  const seen = new Set<string>();
  for (const { table, key, field } of changes) {
    const name = JSON.stringify([table, key, field]);
    if (seen.has(name)) throw new Error(`${name} is changed twice in one set.`);
    seen.add(name);
  }
}

/** Parents before the rows that refer to them. */
export const parentsFirst = (groups: readonly TableChanges[]): TableChanges[] =>
  groups.toSorted((one, other) => depthOf(one.declared) - depthOf(other.declared));

function depthOf({ partOf }: EditableTable): number {
  const parent = partOf ? findEditableTable(partOf) : null;
  return parent ? 1 + depthOf(parent) : 0;
}
