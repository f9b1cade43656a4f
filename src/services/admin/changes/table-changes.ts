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
      const undeclared = ofTable.map(undeclaredName).find((name) => name !== null);
      if (undeclared) throw new Error(`${undeclared} cannot be changed by a change set.`);
      assertDistinct(ofTable);
      return { table, declared: findEditableTable(table)!, changes: ofTable };
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

/** Whether the tables and columns of a stored set are those of this release. */
export const areDeclared = (changes: readonly Change[]): boolean =>
  changes.every((change) => undeclaredName(change) === null);

/** What a change names and no declaration knows; null when all is declared. */
function undeclaredName(change: Change): string | null {
  const declared = findEditableTable(change.table);
  if (!declared) return change.table;
  const { key, fields, rows } = declared;
  const ofRow = isRowChange(change) ? [key, ...(rows?.onlyNew ?? [])] : [];
  const unknown = namesIn(change).find((name) => !fields.includes(name) && !ofRow.includes(name));
  if (unknown !== undefined) return `${change.table}.${unknown}`;
  // What was added can be taken back.
  return isColumnChange(change) || rows?.canAdd || (rows?.canRemove && change.to === null)
    ? null
    : `A row of ${change.table}`;
}

const namesIn = (change: Change): string[] =>
  isColumnChange(change)
    ? [change.field]
    : [change.from, change.to].flatMap((side) => Object.keys(side ?? {}));

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
