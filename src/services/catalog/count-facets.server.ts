import { sql } from 'kysely';
import { facets, facetToken, type Facet } from '#domain/catalog/facets.ts';
import { writeListQuery, type Filters } from '#domain/catalog/list-query.ts';
import { priceHistogram, priceSteps, type PriceHistogram } from '#domain/catalog/price-steps.ts';
import type { FewerWords } from '#domain/search/search-result.ts';
import { cacheEachUntilChanged } from '#platform/content-cache.server.ts';
import { asVisitor } from '#platform/database/run-as.server.ts';
import { fewerWordsOf, selectSearchPlan } from '../search/search-plan.ts';
import { planModeFor, selectListings } from './listings.server.ts';

export interface FacetCounts {
  total: number;
  /** The words of the search that these products have, when none has all. */
  fewer: FewerWords | null;
  /** Number of products for each value, given the selection in all other facets. */
  counts: Readonly<Record<string, number>>;
  /** In cents, with all filters except the price; null without results. */
  prices: (PriceHistogram & { lowest: number; highest: number }) | null;
}

interface TokenRow {
  token: string;
  count: number;
}

interface PriceRow {
  step: number;
  count: number;
  lowest: string;
  highest: string;
}

/** Counting more products than this is too slow for a page. */
const slowToCount = 5_000;
const maxCached = 500;

/** Synonyms and names of terms decide what a search finds. */
const searchedTables = ['product_listings', 'search_synonyms', 'product_terms'];

const cachedCounts = cacheEachUntilChanged(searchedTables, loadFacetCounts, {
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
  const [, plan, all, prices, ...others] = await asVisitor().read(
    planModeFor(filters),
    selectSearchPlan(filters.searchText, ['product']),
    countTokens(filters),
    countPrices(filters),
    ...filtered.map((facet) => countTokens(filters, facet)),
  );
  const counts = [...all, ...others.flat()].map(({ token, count }) => [token, count]);
  return {
    total: sumOfCategories(all),
    fewer: fewerWordsOf(plan),
    counts: Object.fromEntries(counts) as Record<string, number>,
    prices: pricesOf(prices),
  };
}

function countTokens(filters: Filters, without?: Facet) {
  const listings = selectListings(filters, { without }).select('l.facets');
  const isOwn = without ? sql`starts_with(token, ${facetToken(without, '')})` : sql`true`;
  return sql<TokenRow>`
    select token, count(*)::integer as count
    from (${listings}) l cross join unnest(l.facets) token
    where ${isOwn} group by token`;
}

/** A statement of its own: as one more token of each product it would cost ten times as much. */
function countPrices(filters: Filters) {
  const listings = selectListings(filters, { without: 'price' }).select('l.cents');
  return sql<PriceRow>`
    select width_bucket(cents, ${priceSteps}::bigint[]) as step, count(*)::integer as count,
      min(cents) as lowest, max(cents) as highest
    from (${listings}) l group by step`;
}

/** Every product has exactly one category. */
const sumOfCategories = (rows: readonly TokenRow[]) =>
  rows
    .filter(({ token }) => token.startsWith(facetToken('category', '')))
    .reduce((total, { count }) => total + count, 0);

function pricesOf(rows: readonly PriceRow[]): FacetCounts['prices'] {
  if (rows.length === 0) return null;
  return {
    lowest: Math.min(...rows.map(({ lowest }) => Number(lowest))),
    highest: Math.max(...rows.map(({ highest }) => Number(highest))),
    ...priceHistogram(new Map(rows.map(({ step, count }) => [step, count]))),
  };
}
