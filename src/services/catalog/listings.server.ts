import { sql, type Selectable } from 'kysely';
import type { DB } from '#db/types.ts';
import { facets, facetToken, type Facet } from '#domain/catalog/facets.ts';
import { noFilters, type Filters } from '#domain/catalog/list-query.ts';
import { choosePlans, planForValues } from '#platform/database/plan-mode.ts';
import { db } from '#platform/database/query.ts';

/** A row of the listings; with search searchText also its relevance. */
type Listing = Selectable<DB['product_listings']> & { fitness: string };

/**
 * Sent before the query: a generic plan assumes that all values are equally rare. Without filters
 * the cached plan is used.
 */
export function planModeFor({ selected, min, max }: Filters) {
  const isNarrowed =
    min !== undefined ||
    max !== undefined ||
    facets.some((facet) => facet !== 'category' && selected[facet].length > 0);
  return isNarrowed ? planForValues() : choosePlans();
}

interface ListingOptions {
  /** A facet counts its values as if none of them were selected. */
  without?: Facet | 'price';
  /** Read along an index that begins with the category, until a page is full. */
  isWalked?: boolean;
}

/** Listings that match the filters, as `l`. */
export function selectListings(
  filters: Filters,
  { without, isWalked = false }: ListingOptions = {},
) {
  const { searchText, selected } = filters;
  const { min, max } = without === 'price' ? noFilters : filters;
  return facets
    .filter((facet) => facet !== without && selected[facet].length > 0)
    .reduce(
      (listings, facet) =>
        listings.where(
          isWalked && facet === 'category'
            ? sql<boolean>`l.category = ${selected.category[0]}`
            : hasAnyOf(selected[facet].map((value) => facetToken(facet, value))),
        ),
      db
        .selectFrom(listingsWith(searchText).as('l'))
        .$if(min !== undefined, (listings) => listings.where('l.cents', '>=', String(min)))
        .$if(max !== undefined, (listings) => listings.where('l.cents', '<=', String(max))),
    );
}

const hasAnyOf = (tokens: string[]) => sql<boolean>`l.facets && ${tokens}::text[]`;

function listingsWith(searchText: string) {
  if (searchText === '') return sql<Listing>`public.product_listings`;
  // Sorted by match, then by sales.
  return sql<Listing>`(select l.*, found.rank * 1000000000000 + l.sold as fitness
    from private.search_products(${searchText}) found
    join public.product_listings l on l.product_id = found.id)`;
}
