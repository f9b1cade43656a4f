/** A value of a column as JSON. What was read from the database has exact decimal text for numbers. */
export type StoredValue =
  | string
  | number
  | boolean
  | null
  | readonly unknown[]
  | { [key: string]: unknown };

export type RowValues = Record<string, StoredValue>;

/** One field of one row: what the editor saw, and what it becomes. */
export interface ColumnChange {
  table: string;
  key: string;
  field: string;
  from: StoredValue;
  to: StoredValue;
}

/** A whole row that is added (`from` is null) or removed (`to` is null). */
export interface RowChange {
  table: string;
  key: string;
  field: null;
  from: RowValues | null;
  to: RowValues | null;
}

export type Change = ColumnChange | RowChange;

/** The change that takes another one back. */
export function invertChange(change: Change): Change {
  return { ...change, from: change.to, to: change.from } as Change;
}

/** Whether to write a field, given what is stored now. */
export function decideField(
  stored: StoredValue,
  { from, to }: Pick<ColumnChange, 'from' | 'to'>,
): 'write' | 'done' | 'conflict' {
  if (isSameValue(stored, to)) return 'done';
  return isSameValue(stored, from) ? 'write' : 'conflict';
}

/** Equal as JSON, whatever the order of keys. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  const [mine, theirs] = [Object.entries(one), new Map(Object.entries(other))];
  return (
    Array.isArray(one) === Array.isArray(other) &&
    mine.length === theirs.size &&
    mine.every(([key, value]) => theirs.has(key) && isSameValue(value, theirs.get(key)))
  );
}
