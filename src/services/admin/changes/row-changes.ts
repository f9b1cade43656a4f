import type { Change, RowValues, StoredValue } from '#domain/admin/changes.ts';
import { isSameValue } from '#domain/admin/changes.ts';
import type { EditableTableName } from './editable-tables.ts';

/** A row that belongs to a record, such as a picture of a product. */
export interface ChildRow {
  id: string;
  [column: string]: StoredValue;
}

interface RowsToCompare {
  table: EditableTableName;
  /** As the editor saw them, in their order. */
  before: readonly ChildRow[];
  /** As they shall be. New rows have ids of their own. */
  after: readonly ChildRow[];
  /** What every new row carries, such as `{ product_id }`. */
  parent: RowValues;
  /** The column with the place of a row, such as `position`. `before` carries its values. */
  order?: string;
}

/** The rows of a record as changes: added, removed, changed field by field, moved. */
export function rowChanges({ table, before, after, parent, order }: RowsToCompare): Change[] {
  const seen = new Map(before.map((row) => [row.id, row]));
  const left = new Set(after.map(({ id }) => id));
  const placed = order ? withPlaces(before, after, order) : after;
  const removed = before.filter(({ id }) => !left.has(id));
  return [
    ...removed.map(({ id, ...from }) => ({ table, key: id, field: null, from, to: null })),
    ...placed.flatMap((row): Change[] => {
      const { id, ...values } = row;
      const old = seen.get(id);
      return old
        ? fieldChanges(table, old, row)
        : [{ table, key: id, field: null, from: null, to: { ...values, ...parent } }];
    }),
  ];
}

const fieldChanges = (table: string, before: ChildRow, { id, ...after }: ChildRow): Change[] =>
  Object.entries(after)
    .filter(([field, to]) => !isSameValue(before[field] ?? null, to))
    .map(([field, to]) => ({ table, key: id, field, from: before[field] ?? null, to }));

/**
 * Rows that only lost or gained neighbours keep their places, so that two colleagues who both add a row
 * do not disturb each other. After a move all are numbered again.
 */
function withPlaces(before: readonly ChildRow[], after: readonly ChildRow[], order: string) {
  const places = new Map(before.map((row) => [row.id, Number(row[order])]));
  const left = new Set(after.map(({ id }) => id));
  const staying = before.filter(({ id }) => left.has(id));
  const isAppended = staying.every(({ id }, index) => after[index]?.id === id);
  const next = Math.max(-1, ...places.values()) + 1;
  return after.map((row, index) => {
    const place = isAppended ? (places.get(row.id) ?? next + index - staying.length) : index;
    return { ...row, [order]: place };
  });
}
