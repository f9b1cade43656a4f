import { sql } from 'kysely';
import { writeRowCursor, type RowCursor } from '#domain/admin/lists/cursor.ts';
import { maxExactCount } from '#domain/admin/lists/count-limits.ts';
import { filtersOf, type ListDeclaration } from '#domain/admin/lists/list.ts';
import { parseListState, type ListState } from '#domain/admin/lists/list-state.ts';
import type { ListView } from '#domain/admin/lists/saved-view.ts';
import { visibleList } from '#domain/admin/lists/visible-list.ts';
import { asSystem, asUser } from '#platform/database/run-as.server.ts';
import type { Staff } from '../../shared/staff.ts';
import { estimateQuery, type FacetFilter, type RowCount } from './count-rows.ts';
import { conditionOf } from './filter-sql.ts';
import type { ListSource, Matches } from './list-source.ts';
import { readParts } from './read-parts.server.ts';
import { selectRoles } from './roles-of-staff.server.ts';
import { selectViews, type StoredView } from './select-views.server.ts';
import { selectRows, toRow, type StoredRow } from './row-sql.ts';
import { fits, orderOf, partsOf, type Part } from './sort-sql.ts';

export interface ListPage<Row> {
  ok: true;
  rows: Row[];
  /** Cursors of the neighbouring pages; null at either end. */
  next: string | null;
  previous: string | null;
  count: RowCount;
  /** By filter, then by value; numbers above `maxFacetCount` mean "more than". */
  facets: Record<string, Record<string, number | null>>;
  /** Views of the declaration, then saved ones. */
  views: ListView[];
  /** Columns that this reader may see, in the order of the declaration. */
  columns: string[];
  state: ListState;
}

export type ListResult<Row> = ListPage<Row> | { ok: false; reason: 'forbidden' };

const pageSize = 50;

/** Reads a page of a list for a member of staff, from the query string of a URL. */
export async function readList<Row>(
  source: ListSource<ListDeclaration, Row>,
  search: URLSearchParams,
  staff: Staff,
): Promise<ListResult<Row>> {
  const [roles, saved] = await asUser(staff.actor).read(
    selectRoles(),
    selectViews(source.list.name),
  );
  const visible = visibleList(
    source.list,
    roles.map(({ role }) => role),
  );
  if (!visible) return { ok: false, reason: 'forbidden' };
  const list = onPages(visible);
  const state = parseListState(list, search);
  const parts = source.sqlAt(staff.now);
  const facets = facetsOf(list);
  const views = viewsOf(list, saved);
  const order = orderOf(list, parts, state);
  const cursor = state.cursor && fits(order, state.cursor) ? state.cursor : null;
  const [first, rest] = partsOf(order, cursor, cursor?.isBackward ?? false);
  const selectPage = (part: Part, matches: Matches) => {
    const own = source.sqlAt(staff.now, matches);
    const where = sql`${conditionOf(list, own, state)} and ${part.where}`;
    return selectRows(list, own, { order, where, orderBy: part.orderBy, limit: pageSize + 1 });
  };
  // As system: under a policy no trigram, range or amount filter reaches an index. The role was asked
  // of the database above, and only columns that it may see are selected, filtered or sorted by.
  const system = asSystem({ onBehalfOf: staff.actor });
  const { counted, viewCounts, facetCounts, stored } = await readParts(system, {
    list,
    parts,
    state,
    facets,
    viewSearches: views.map(({ search: ofView }) => ofView),
    selectPage: (matches) => selectPage(first!, matches),
  });
  // Rows with an empty sort value come last: they are read when the page reaches them.
  if (stored.length <= pageSize && rest) {
    stored.push(...(await system.read(selectPage(rest, 'few')))[0]);
  }
  const count = await exactOrEstimate(counted, async () => {
    const [[plan]] = await system.read(estimateQuery(parts, conditionOf(list, parts, state)));
    return plan!['QUERY PLAN'][0].Plan['Plan Rows'];
  });
  return {
    ok: true,
    ...cutPage(stored, cursor, (row) => toRow(list, row) as Row),
    count,
    facets: Object.fromEntries(facets.map(({ filter }, index) => [filter, facetCounts[index]!])),
    views: views.map((view, index) => ({ ...view, count: viewCounts[`${index}`]! })),
    columns: Object.keys(list.columns),
    state,
  };
}

/** Without the columns that only files have. */
const onPages = (list: ListDeclaration): ListDeclaration => ({
  ...list,
  columns: Object.fromEntries(
    Object.entries(list.columns).filter(([, { isFileOnly }]) => !isFileOnly),
  ),
});

function viewsOf(list: ListDeclaration, saved: readonly StoredView[]): Omit<ListView, 'count'>[] {
  const declared = Object.entries(list.views ?? {}).map(([id, search]) => ({
    id,
    name: null,
    search,
    isOwn: false,
    sharedWith: [],
  }));
  return [...declared, ...saved];
}

function facetsOf(list: ListDeclaration): FacetFilter[] {
  const filters = filtersOf(list);
  return (list.facets ?? []).flatMap((id) => {
    const filter = filters[id];
    return filter?.kind === 'choice' && filter.values
      ? [{ filter: id, values: filter.values }]
      : [];
  });
}

async function exactOrEstimate(
  counted: number,
  estimate: () => Promise<number>,
): Promise<RowCount> {
  if (counted <= maxExactCount) return { rows: counted, isExact: true };
  return { rows: Math.max(maxExactCount, await estimate()), isExact: false };
}

/** One row more than a page says whether there is another page. */
function cutPage<Row>(
  stored: readonly StoredRow[],
  cursor: ListState['cursor'],
  read: (row: StoredRow) => Row,
) {
  const isMore = stored.length > pageSize;
  const isBackward = cursor?.isBackward ?? false;
  const shown = stored.slice(0, pageSize);
  if (isBackward) shown.reverse();
  const [first, last] = [shown.at(0), shown.at(-1)];
  const hasPrevious = isBackward ? isMore : cursor !== null;
  const hasNext = isBackward || isMore;
  return {
    rows: shown.map(read),
    previous: hasPrevious && first ? writeRowCursor(edgeOf(first)) : null,
    next: hasNext && last ? writeRowCursor(edgeOf(last)) : null,
  };
}

const edgeOf = ({ $sort, $id }: StoredRow): RowCursor => ({ value: $sort, id: $id });
