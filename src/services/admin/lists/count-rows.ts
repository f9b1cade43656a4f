import { sql } from 'kysely';
import { maxExactCount, maxFacetCount, maxViewCount } from '#domain/admin/lists/count-limits.ts';
import type { ListDeclaration } from '#domain/admin/lists/list.ts';
import { parseListState, type ListState } from '#domain/admin/lists/list-state.ts';
import { columnSql, conditionOf, filterCondition } from './filter-sql.ts';
import type { AnyListSql, Condition } from './list-source.ts';

export interface RowCount {
  rows: number;
  isExact: boolean;
}

const countUpTo = (source: AnyListSql, where: Condition, most: number) =>
  sql`(select count(*)::integer from (
    select from ${source.from} where ${where} limit ${sql.lit(most + 1)}) counted)`;

export const countQuery = (source: AnyListSql, where: Condition) =>
  sql<{ rows: number }>`select ${countUpTo(source, where, maxExactCount)} as rows`;

export const estimateQuery = (source: AnyListSql, where: Condition) =>
  sql<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>`
    explain (format json) select from ${source.from} where ${where}`;

/** One query for each facet: how many rows each value has under the other filters. */
export function facetQuery(
  list: ListDeclaration,
  source: AnyListSql,
  state: ListState,
  facet: FacetFilter,
) {
  return isSearched(state)
    ? groupedQuery(list, source, state, facet)
    : singleCountsQuery(list, source, state, facet);
}

/** Finding parts of words costs more than counting, so that it is done one time for all values. */
export const isSearched = (state: ListState): boolean =>
  state.q !== '' || Object.values(state.filters).some(({ kind }) => kind === 'text');

/** Of more rows that a search finds, the values are not counted. */
export const maxSearched = 2_000;

export const missingCounts = ({ values }: FacetFilter): Record<string, null> =>
  Object.fromEntries(values.map((value) => [value, null]));

/** Numbers are missing when there are too many rows to look at. */
function groupedQuery(
  list: ListDeclaration,
  source: AnyListSql,
  state: ListState,
  { filter, values }: FacetFilter,
) {
  const { value } = columnSql(source, filter);
  const has = (each: string) =>
    list.columns[filter]?.type === 'statuses' ? sql`${each} = any (value)` : sql`value = ${each}`;
  const counts = values.map(
    (each) =>
      sql`case when count(*) <= ${sql.lit(maxSearched)}
        then count(*) filter (where ${has(each)})::integer end as ${sql.id(each)}`,
  );
  return sql<Record<string, number | null>>`select ${sql.join(counts)} from (
    select ${value} as value from ${source.from}
    where ${conditionOf(list, source, state, filter)} limit ${sql.lit(maxSearched + 1)}) found`;
}

function singleCountsQuery(
  list: ListDeclaration,
  source: AnyListSql,
  state: ListState,
  { filter, values }: FacetFilter,
) {
  const others = conditionOf(list, source, state, filter);
  const counts = values.map((value) => {
    const own = filterCondition(list, source, filter, { kind: 'choice', values: [value] });
    const counted = countUpTo(source, sql`${others} and ${own}`, maxFacetCount);
    return sql`${counted} as ${sql.id(value)}`;
  });
  return sql<Record<string, number | null>>`select ${sql.join(counts)}`;
}

/** How many rows each view has, in one query. */
export function viewQuery(list: ListDeclaration, source: AnyListSql, searches: readonly string[]) {
  const counts = searches.map((search, index) => {
    const state = parseListState(list, new URLSearchParams(search));
    const counted = countUpTo(source, conditionOf(list, source, state), maxViewCount);
    return sql`${counted} as ${sql.id(`${index}`)}`;
  });
  return sql<Record<string, number>>`select ${counts.length > 0 ? sql.join(counts) : sql`0`}`;
}

export interface FacetFilter {
  filter: string;
  values: readonly string[];
}
