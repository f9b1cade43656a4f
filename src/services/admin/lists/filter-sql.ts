import { sql, type RawBuilder } from 'kysely';
import type { FilterValue } from '#domain/admin/lists/filter-value.ts';
import type { ColumnType, ListDeclaration } from '#domain/admin/lists/list.ts';
import type { ListState } from '#domain/admin/lists/list-state.ts';
import type { AnyListSql, ColumnSql, Condition } from './list-source.ts';

/** Escapes what LIKE would read as a wildcard. */
export const containing = (text: string): string =>
  `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** What the value of a filter holds, for lists that say themselves what a filter means. */
export const isSet = (value: FilterValue): boolean => value.kind === 'flag' && value.is;
export const textOf = (value: FilterValue): string => (value.kind === 'text' ? value.text : '');
export const valuesOf = (value: FilterValue): string[] =>
  value.kind === 'choice' ? value.values : [];

/** Moments on the days of Cairo that the filter names. */
export const onDays = (column: RawBuilder<unknown>, value: FilterValue): Condition =>
  value.kind === 'days' ? between(column, timesOf(value)) : sql`true`;

/** The condition, or its opposite. */
export const yesOrNo = (value: FilterValue, condition: Condition): Condition =>
  isSet(value) ? condition : sql`not ${condition}`;

/** All conditions of a state joined; without the filter `except`. */
export function conditionOf(
  list: ListDeclaration,
  source: AnyListSql,
  state: Pick<ListState, 'q' | 'filters'>,
  except?: string,
): Condition {
  const conditions: Condition[] = source.where ? [source.where] : [];
  for (const [id, value] of Object.entries(state.filters)) {
    if (id !== except) conditions.push(filterCondition(list, source, id, value));
  }
  if (state.q && source.search) conditions.push(source.search(state.q));
  return conditions.length > 0 ? sql`(${sql.join(conditions, sql`) and (`)})` : sql`true`;
}

/** Ids come from the declaration: what the URL names otherwise was left out when it was parsed. */
export function filterCondition(
  list: ListDeclaration,
  source: AnyListSql,
  id: string,
  value: FilterValue,
): Condition {
  const own = source.filters?.[id];
  if (own) return own(value);
  return columnCondition(list.columns[id]!.type, columnSql(source, id).value, value);
}

export function columnSql(source: AnyListSql, id: string): ColumnSql {
  const column = source.columns[id]!;
  return 'value' in column ? column : { value: column };
}

function columnCondition(
  type: ColumnType,
  column: RawBuilder<unknown>,
  value: FilterValue,
): Condition {
  switch (value.kind) {
    case 'choice':
      return type === 'statuses'
        ? sql`${column} && ${value.values}::text[]`
        : sql`${column} = any (${value.values}::text[])`;
    case 'flag':
      return value.is ? sql`${column}` : sql`not ${column}`;
    case 'text':
      return sql`${column} ilike ${containing(value.text)}`;
    case 'days':
      return between(column, type === 'time' ? timesOf(value) : daysOf(value));
    case 'amount':
      return between(column, type === 'money' ? exactAmounts(value) : wholeNumbers(value));
  }
}

interface Ends {
  from: string | null;
  to: string | null;
}

/** Comparisons that an index on the column can answer. */
interface Bounds {
  least: RawBuilder<unknown> | null;
  most?: RawBuilder<unknown> | null;
  below?: RawBuilder<unknown> | null;
}

function between(column: RawBuilder<unknown>, { least, most, below }: Bounds): Condition {
  const parts = [
    least && sql`${column} >= ${least}`,
    most && sql`${column} <= ${most}`,
    below && sql`${column} < ${below}`,
  ].filter((part) => part !== null && part !== undefined);
  return sql.join(parts, sql` and `);
}

/** The moment at which a day begins in Cairo. */
const startOfDay = (day: string, later = 0): RawBuilder<Date> =>
  sql`((${day}::date + ${sql.lit(later)})::timestamp at time zone 'Africa/Cairo')`;

const timesOf = ({ from, to }: Ends): Bounds => ({
  least: from === null ? null : startOfDay(from),
  below: to === null ? null : startOfDay(to, 1),
});

const daysOf = ({ from, to }: Ends): Bounds => ({
  least: from === null ? null : sql`${from}::date`,
  most: to === null ? null : sql`${to}::date`,
});

const exactAmounts = ({ from, to }: Ends): Bounds => ({
  least: from === null ? null : sql`${from}::numeric`,
  most: to === null ? null : sql`${to}::numeric`,
});

const wholeNumbers = ({ from, to }: Ends): Bounds => ({
  least: from === null ? null : sql`ceil(${from}::numeric)::bigint`,
  most: to === null ? null : sql`floor(${to}::numeric)::bigint`,
});
