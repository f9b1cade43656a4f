import { maxExactCount } from '#domain/admin/lists/count-limits.ts';
import type { ListDeclaration } from '#domain/admin/lists/list.ts';
import type { ListState } from '#domain/admin/lists/list-state.ts';
import { planForValues } from '#platform/database/plan-mode.ts';
import type { Session } from '#platform/database/run-as.server.ts';
import {
  countQuery,
  facetQuery,
  isSearched,
  maxSearched,
  missingCounts,
  viewQuery,
  type FacetFilter,
} from './count-rows.ts';
import { conditionOf } from './filter-sql.ts';
import type { AnyListSql, Matches } from './list-source.ts';
import type { selectRows, StoredRow } from './row-sql.ts';

interface ListQueries {
  list: ListDeclaration;
  parts: AnyListSql;
  state: ListState;
  facets: readonly FacetFilter[];
  viewSearches: readonly string[];
  selectPage: (matches: Matches) => ReturnType<typeof selectRows>;
}

interface ListParts {
  counted: number;
  viewCounts: Record<string, number>;
  facetCounts: Record<string, number | null>[];
  stored: StoredRow[];
}

const matchesOf = (counted: number): Matches =>
  counted > maxExactCount ? 'many' : counted > maxSearched ? 'several' : 'few';

/** All of a page in one round trip; in two when words are searched, because the first says how. */
export async function readParts(session: Session, queries: ListQueries): Promise<ListParts> {
  const { list, parts, state, facets, viewSearches, selectPage } = queries;
  const counts = [
    planForValues(),
    countQuery(parts, conditionOf(list, parts, state)),
    viewQuery(list, parts, viewSearches),
  ] as const;
  const facetQueries = () => facets.map((facet) => facetQuery(list, parts, state, facet));
  if (!isSearched(state)) {
    const [, [count], [viewCounts], stored, ...facetRows] = await session.read(
      ...counts,
      selectPage('few'),
      ...facetQueries(),
    );
    const facetCounts = facetRows.map((rows) => rows[0]!);
    return { counted: count!.rows, viewCounts: viewCounts!, facetCounts, stored };
  }
  const [, [count], [viewCounts]] = await session.read(...counts);
  const counted = count!.rows;
  const [, stored, ...facetRows] = await session.read(
    planForValues(),
    selectPage(matchesOf(counted)),
    ...(counted > maxSearched ? [] : facetQueries()),
  );
  const facetCounts = facets.map((facet, index) => facetRows[index]?.[0] ?? missingCounts(facet));
  return { counted, viewCounts: viewCounts!, facetCounts, stored };
}
