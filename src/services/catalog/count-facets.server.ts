import { sql } from 'kysely';
import { facets, facetToken, type Facet } from '#domain/catalog/facets.ts';
import { writeListQuery, type Filters } from '#domain/catalog/list-query.ts';
import { cacheEachUntilChanged } from '#platform/content-cache.server.ts';
import { asVisitor } from '#platform/database/run-as.server.ts';
import { setPlanMode, selectListings } from './listings.server.ts';

export interface FacetCounts {
  total: number;
  /** Number of products for each value, given the selection in all other facets. */
  counts: Readonly<Record<string, number>>;
  /** In cents, with all filters except the price; null without results. */
  prices: { lowest: number; highest: number } | null;
}

interface TokenRow {
  token: string;
  count: number;
  lowest: string;
  highest: string;
}

/** Counting more products than this is too slow for a page. */
const slowToCount = 5_000;
const maxCached = 500;

const cachedCounts = cacheEachUntilChanged(['product_listings'], loadFacetCounts, {
  maxEntries: maxCached,
  // A large shop shows the previous counts while counting again.
  mayBeStale: ({ total }) => total > slowToCount,
});

/** The same for all readers, cached until a counted table changes. */
export function countFacets({ searchText, selected, min, max }: Filters): Promise<FacetCounts> {
  const filters = { searchText, selected, min, max };
  return cachedCounts(
    writeListQuery({ ...filters, sort: 'default', page: 1, cursor: undefined }),
    filters,
  );
}

async function loadFacetCounts(filters: Filters): Promise<FacetCounts> {
  const filtered = facets.filter((facet) => filters.selected[facet].length > 0);
  const isPriced = filters.min !== undefined || filters.max !== undefined;
  const [, all, unpriced, ...others] = await asVisitor().read(
    setPlanMode(filters),
    countTokens(filters),
    isPriced ? countTokens(filters, 'price') : nothing,
    ...filtered.map((facet) => countTokens(filters, facet)),
  );
  const counts = Object.fromEntries(all.map(({ token, count }) => [token, count]));
  for (const { token, count } of others.flat()) counts[token] = count;
  return {
    total: oneOfEach(all).reduce((total, { count }) => total + count, 0),
    counts,
    prices: rangeOf(oneOfEach(isPriced ? unpriced : all)),
  };
}

const nothing = sql<TokenRow>`select where false`;

function countTokens(filters: Filters, without?: Facet | 'price') {
  const listings = selectListings(filters, { without }).select(['l.facets', 'l.cents']);
  const isOwn =
    without && without !== 'price'
      ? sql`starts_with(token, ${facetToken(without, '')})`
      : sql`true`;
  return sql<TokenRow>`
    select token, count(*)::integer as count, min(cents) as lowest, max(cents) as highest
    from (${listings}) l cross join unnest(l.facets) token
    where ${isOwn} group by token`;
}

/** Every product has exactly one category, so categories add up to the total. */
const oneOfEach = (rows: readonly TokenRow[]) =>
  rows.filter(({ token }) => token.startsWith(facetToken('category', '')));

function rangeOf(rows: readonly TokenRow[]): FacetCounts['prices'] {
  if (rows.length === 0) return null;
  return {
    lowest: Math.min(...rows.map(({ lowest }) => Number(lowest))),
    highest: Math.max(...rows.map(({ highest }) => Number(highest))),
  };
}
