import fc from 'fast-check';
import type { ColumnInfo, TableInfo } from './schema/schema.ts';

export type SampleRow = Record<string, unknown>;

/** What a caller may write, as the record of permissions says. */
export interface WritableTable {
  table: TableInfo;
  verb: 'insert' | 'update' | 'delete';
  /** Columns that the caller may name. */
  columns: string[];
  /** The account whose rows alone may be written; null where all rows may be. */
  owner: string | null;
}

interface Surroundings {
  rowsOf(table: string): readonly SampleRow[];
  /** The accounts of all callers: a new row names the writing one instead. */
  accounts: ReadonlySet<unknown>;
}

interface LikelyWrite {
  filter: [string, string][];
  rows: SampleRow[];
}

const day = '2026-06-01';
const valuesByType: [types: RegExp, value: unknown][] = [
  [/^(text|character)/, 'Walnut'],
  [/^(smallint|integer|bigint|numeric|real|double)/, 1],
  [/^boolean/, true],
  [/^(date|timestamp)/, day],
  [/^jsonb?/, {}],
  [/\[\]$/, []],
];

const byType = ({ type, enum: labels }: ColumnInfo) =>
  labels?.[0] ?? valuesByType.find(([types]) => types.test(type))?.[1];

/** A value that no other row has, in the form of one that exists. */
function uniqueValue(like: unknown, column: ColumnInfo, random: string): unknown {
  if (column.type === 'uuid') return random;
  if (/^(smallint|integer|bigint)/.test(column.type))
    return Number.parseInt(random.slice(0, 4), 16);
  const text = typeof like === 'string' ? like : '';
  const mark = random.slice(0, 8);
  return text + (text !== text.toLowerCase() ? mark.toUpperCase() : mark);
}

/** Where a column refers to another table: the key of one of its rows. */
function referredValue({ table }: WritableTable, name: string, near: Surroundings, pick: number) {
  for (const each of table.relationships) {
    if (each.kind !== 'key' || each.cardinality === 'one-to-many') continue;
    const pair = each.columns.find(([own]) => own === name);
    const rows = near.rowsOf(each.foreignTable.name);
    if (pair && rows.length > 0) return rows[pick % rows.length]![pair[1]];
  }
  return undefined;
}

/** A row that satisfies the constraints as far as the schema and existing rows tell. */
function newRow(place: WritableTable, like: SampleRow, near: Surroundings, random: string) {
  const { table, columns, owner } = place;
  const unique = new Set([table.primaryKey, ...table.uniqueKeys].flat());
  const pick = Number.parseInt(random.slice(0, 8), 16);
  const valueOf = (column: ColumnInfo): unknown => {
    const present = like[column.name];
    const isAccount = near.accounts.has(present) || /(^|_)user_id$/.test(column.name);
    if (owner && isAccount) return owner;
    const referred = referredValue(place, column.name, near, pick);
    if (referred !== undefined) return present === null ? null : referred;
    if (unique.has(column.name)) return uniqueValue(present, column, random);
    return present === undefined ? byType(column) : present;
  };
  const named = columns.flatMap((name) => table.columns.get(name) ?? []);
  const values = named.filter(({ isGenerated }) => !isGenerated);
  return Object.fromEntries(
    values.map((each) => [each.name, valueOf(each)]).filter(([, value]) => value !== undefined),
  ) as SampleRow;
}

const isOwnedBy = (row: SampleRow, owner: string | null) =>
  owner === null || Object.values(row).includes(owner);

const keyOf = ({ primaryKey }: TableInfo, row: SampleRow) =>
  primaryKey.map((name): [string, string] => [name, `eq.${String(row[name])}`]);

/** A few columns of a row with the values of another one. */
function changeOf({ table, columns }: WritableTable, rows: readonly SampleRow[]) {
  const unique = new Set(table.uniqueKeys.flat());
  const usual = columns.filter((name) => !unique.has(name));
  const names = usual.length > 0 ? usual : columns;
  const some = fc.subarray(names, { minLength: 1, maxLength: Math.min(3, names.length) });
  return fc
    .tuple(fc.constantFrom(...rows), some)
    .map(([other, changed]) =>
      Object.fromEntries(changed.map((name): [string, unknown] => [name, other[name] ?? null])),
    );
}

/** A write that the caller may do, with values that the table mostly accepts. */
export function likelyWrite(place: WritableTable, near: Surroundings): fc.Arbitrary<LikelyWrite> {
  const known = near.rowsOf(place.table.name);
  const rows = known.length > 0 ? known : [{}];
  if (place.verb === 'insert') {
    const like = fc.constantFrom(...rows);
    const randoms = fc.uniqueArray(fc.uuid(), { minLength: 1, maxLength: 2 });
    return fc.tuple(like, randoms).map(([row, list]): LikelyWrite => ({
      filter: [],
      rows: list.map((random) => newRow(place, row, near, random)),
    }));
  }
  const own = rows.filter((row) => isOwnedBy(row, place.owner));
  const target = fc.constantFrom(...(own.length > 0 ? own : [{}]));
  const change = place.verb === 'delete' ? fc.constant({}) : changeOf(place, rows);
  return fc
    .tuple(target, change)
    .map(([row, changed]) => ({ filter: keyOf(place.table, row), rows: [changed] }));
}
