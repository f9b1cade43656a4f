import { sql } from 'kysely';
import { maxExactCount, maxFacetCount } from '#domain/admin/lists/count-limits.ts';
import type { ListDeclaration } from '#domain/admin/lists/list.ts';
import { parseListState, type ListState } from '#domain/admin/lists/list-state.ts';
import { conditionOf, filterCondition } from './filter-sql.ts';
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

/** One state for each facet: how many rows each value has under the other filters. */
export function facetQuery(
  list: ListDeclaration,
  source: AnyListSql,
  state: ListState,
  facet: FacetFilter,
) {
  const others = conditionOf(list, source, state, facet.filter);
  const counts = facet.values.map((value) => {
    const own = filterCondition(list, source, facet.filter, { kind: 'choice', values: [value] });
    const counted = countUpTo(source, sql`${others} and ${own}`, maxFacetCount);
    return sql`${counted} as ${sql.id(value)}`;
  });
  return sql<Record<string, number>>`select ${sql.join(counts)}`;
}

/** How many rows each view has, in one query. */
export function viewQuery(list: ListDeclaration, source: AnyListSql, searches: readonly string[]) {
  const counts = searches.map((search, index) => {
    const state = parseListState(list, new URLSearchParams(search));
    const counted = countUpTo(source, conditionOf(list, source, state), maxFacetCount);
    return sql`${counted} as ${sql.id(`${index}`)}`;
  });
  return sql<Record<string, number>>`select ${counts.length > 0 ? sql.join(counts) : sql`0`}`;
}

export interface FacetFilter {
  filter: string;
  values: readonly string[];
}
