import { sql } from 'kysely';
import type { RowCondition } from './row-filter.ts';
import { operators } from './row-filter.ts';
import type { FollowedColumn, FollowedTable, ReadPolicy } from './followed-tables.server.ts';

export type RowKey = Record<string, unknown>;
/** A row of a list of keys, by its place from 1, as JSON text. */
export interface RowRead {
  n: number;
  record: string;
}

const rowsOf = (keys: readonly RowKey[]) =>
  sql`jsonb_array_elements(${JSON.stringify(keys)}::jsonb) with ordinality e (key, n)`;

const tableOf = ({ name }: FollowedTable) => sql`public.${sql.id(name)}`;

function isKeyOf({ columns }: FollowedTable) {
  const parts = columns
    .filter(({ isKey }) => isKey)
    .map(({ name, sqlType }) => {
      const value = sql`(e.key ->> ${sql.lit(name)})::${sql.raw(sqlType)}`;
      return sql`t.${sql.id(name)} = ${value}`;
    });
  return sql.join(parts, sql` and `);
}

/** The rows with these keys, numbered from 1, as JSON of the given columns. */
export function rowsByKey(
  table: FollowedTable,
  columns: readonly FollowedColumn[],
  keys: readonly RowKey[],
) {
  const selected = sql.join(columns.map(({ name }) => sql`t.${sql.id(name)}`));
  return sql<RowRead>`
    select e.n::int as n, row_to_json(r)::text as record from ${rowsOf(keys)}
    join lateral (select ${selected} from ${tableOf(table)} t where ${isKeyOf(table)}) r on true`;
}

/**
 * Which of the deleted rows the caller could see: their policies, of what was sent of each row. Numbered
 * from 1, with an empty record, as `rowsByKey` does for rows that are there.
 */
export function visibleDeletions(
  table: FollowedTable,
  { condition }: ReadPolicy,
  rows: readonly RowKey[],
) {
  const names = new Set(rows.flatMap((row) => Object.keys(row)));
  const columns = table.columns
    .filter(({ name }) => names.has(name))
    .map(({ name, sqlType }) => sql`${sql.id(name)} ${sql.raw(sqlType)}`);
  return sql<RowRead>`
    select e.n::int as n, '' as record from ${rowsOf(rows)}
    where exists (
      select from jsonb_to_record(e.key) as ${sql.id(table.name)} (${sql.join(columns)})
      where ${sql.raw(condition)})`;
}

interface ConditionQuery {
  table: FollowedTable;
  keys: readonly RowKey[];
  /** Deleted rows have nothing but their key. */
  isDeleted: boolean;
  conditions: readonly RowCondition[];
}

/** Which conditions hold for which row: numbers of rows from 1, indices of conditions. */
export function matchingConditions({ table, keys, isDeleted, conditions }: ConditionQuery) {
  const rows = isDeleted
    ? sql`join lateral jsonb_populate_record(null::${tableOf(table)}, e.key) t on true`
    : sql`join ${tableOf(table)} t on ${isKeyOf(table)}`;
  const matched = sql.join(
    [...groupConditions(conditions)].map((group) => holdingOf(table, group)),
    sql` union all `,
  );
  return sql<{ n: number; matched: number[] }>`
    select e.n::int as n, array(${matched}) as matched from ${rowsOf(keys)} ${rows}`;
}

interface ConditionGroup {
  sample: RowCondition;
  indices: number[];
  values: string[];
}

/** Conditions on one column with one operator are one part of the query, however many they are. */
function groupConditions(conditions: readonly RowCondition[]): Iterable<ConditionGroup> {
  const groups = new Map<string, ConditionGroup>();
  conditions.forEach((sample, index) => {
    const value = sample.operator === 'is' ? sample.values[0]! : '';
    const name = `${sample.operator} ${sample.isNegated} ${value} ${sample.column}`;
    const group = groups.get(name) ?? { sample, indices: [], values: [] };
    // Not one of several values means none of them.
    for (const each of sample.values) {
      group.indices.push(index);
      group.values.push(each);
    }
    groups.set(name, group);
  });
  return groups.values();
}

function holdingOf(table: FollowedTable, { sample, indices, values }: ConditionGroup) {
  const { column, operator, isNegated } = sample;
  const field = sql`t.${sql.id(column)}`;
  if (operator === 'is') {
    const test =
      sample.values[0] === 'null'
        ? sql`${field} is null`
        : sql`${field}::text is not distinct from ${sample.values[0]}`;
    const held = isNegated ? sql`not (${test})` : test;
    return sql`select i from unnest(${indices}::int[]) i where ${held}`;
  }
  const { sqlType } = table.columns.find(({ name }) => name === column)!;
  const holds = sql`${field} ${sql.raw(operators[operator])} v.value`;
  const all = sql`bool_and(not (${holds}))`;
  const any = sql`bool_or(${holds})`;
  return sql`
    select v.i from unnest(${indices}::int[], ${values}::text[]::${sql.raw(sqlType)}[]) v (i, value)
    group by v.i having ${isNegated ? all : any}`;
}
