import { isCategory, type Category } from './category.ts';
import { facets, selectFacets, type Facet, type Selection } from './facets.ts';
import { readPrice, writePrice } from './price-bound.ts';
import { readCursor, writeCursor, type Cursor } from './list-cursor.ts';

export const sortOrders = ['default', 'price-asc', 'price-desc', 'newest', 'oldest'] as const;
export type SortOrder = (typeof sortOrders)[number];

export const pageSize = 24;
/** The last page with a number; later ones are reached by cursor. */
export const numberedPages = 42;

/** Filters of the list. Prices are cents, both ends included. */
export interface Filters {
  searchText: string;
  selected: Selection;
  min: number | undefined;
  max: number | undefined;
}

export interface ListQuery extends Filters {
  sort: SortOrder;
  page: number;
  cursor: Cursor | undefined;
}

const longestSearch = 100;
const shortestSearch = 2;

/** Parses the query string of the shop; invalid parts are ignored. */
export function readListQuery(search: URLSearchParams): ListQuery {
  const [min, max] = sortBounds(readPrice(search.get('min')), readPrice(search.get('max')));
  return {
    searchText: readSearchText(search.get('q') ?? ''),
    selected: selectFacets((facet) => search.getAll(facet)),
    min,
    max,
    sort: sortOrders.find((order) => order === search.get('sort')) ?? 'default',
    page: readPage(search.get('page')),
    cursor: readCursor('after', search.get('after')) ?? readCursor('before', search.get('before')),
  };
}

/** The shortest query string for a query, with its parts in a fixed order. */
export function writeListQuery(query: ListQuery): string {
  const search = new URLSearchParams();
  if (query.searchText) search.set('q', query.searchText);
  for (const facet of facets) {
    for (const value of query.selected[facet]) search.append(facet, value);
  }
  if (query.min !== undefined) search.set('min', writePrice(query.min));
  if (query.max !== undefined) search.set('max', writePrice(query.max));
  if (query.sort !== 'default') search.set('sort', query.sort);
  if (query.cursor) search.set(query.cursor.side, writeCursor(query.cursor));
  else if (query.page > 1) search.set('page', String(query.page));
  const text = search.toString();
  return text && `?${text}`;
}

/** Changes filters or order and returns to the first page. */
export function withChanges(query: ListQuery, change: Partial<Filters & Pick<ListQuery, 'sort'>>) {
  return { ...query, ...change, page: 1, cursor: undefined } satisfies ListQuery;
}

export function withSelected(query: ListQuery, facet: Facet, values: readonly string[]): ListQuery {
  const selected = selectFacets((each) => (each === facet ? values : query.selected[each]));
  return withChanges(query, { selected });
}

export const noFilters: Filters = {
  searchText: '',
  selected: selectFacets(() => []),
  min: undefined,
  max: undefined,
};

export function selectedRoom({ selected }: Filters): Category | undefined {
  return selected.category.find(isCategory);
}

function readPage(text: string | null): number {
  const page = Number(text);
  return Number.isInteger(page) && page >= 1 ? Math.min(page, numberedPages) : 1;
}

function readSearchText(text: string): string {
  const collapsed = text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  const shortened = [...collapsed].slice(0, longestSearch).join('').trim();
  return shortened.length >= shortestSearch ? shortened : '';
}

type Bound = number | undefined;

/** Swaps two prices that were entered in the wrong order. */
function sortBounds(min: Bound, max: Bound): [Bound, Bound] {
  return min !== undefined && max !== undefined && min > max ? [max, min] : [min, max];
}
