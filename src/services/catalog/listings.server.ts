import { sql, type Selectable } from 'kysely';
import type { DB } from '#db/types.ts';
import { facets, facetToken, type Facet } from '#domain/catalog/facets.ts';
import { noFilters, type Filters } from '#domain/catalog/list-query.ts';
import { db } from '#platform/database/query.ts';

/** The narrow row of a product; where words were looked for also how well it answers them. */
type Listing = Selectable<DB['product_listings']> & { fitness: string };

/**
 * Goes ahead of the query: a plan for any filters would take all values to be equally rare. Without
 * filters there is but one plan, and it is kept.
 */
export function setPlanMode({ selected, min, max }: Filters) {
  const isNarrowed =
    min !== undefined ||
    max !== undefined ||
    facets.some((facet) => facet !== 'category' && selected[facet].length > 0);
  const mode = isNarrowed ? 'force_custom_plan' : 'auto';
  return sql`select set_config('plan_cache_mode', ${mode}, true)`;
}

interface ListingOptions {
  /** A facet counts its own values as if none of them were chosen. */
  without?: Facet | 'price';
  /** In the order of an index that begins with the room, until a page is full. */
  isWalked?: boolean;
}

/** What the filters let through, as `l`. */
export function selectListings(
  filters: Filters,
  { without, isWalked = false }: ListingOptions = {},
) {
  const { words, selected } = filters;
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
        .selectFrom(listingsWith(words).as('l'))
        .$if(min !== undefined, (listings) => listings.where('l.cents', '>=', String(min)))
        .$if(max !== undefined, (listings) => listings.where('l.cents', '<=', String(max))),
    );
}

const hasAnyOf = (tokens: string[]) => sql<boolean>`l.facets && ${tokens}::text[]`;

function listingsWith(words: string) {
  if (words === '') return sql<Listing>`public.product_listings`;
  // The best named first, and among these what sells best.
  return sql<Listing>`(select l.*, found.rank * 1000000000000 + l.sold as fitness
    from private.search_products(${words}) found
    join public.product_listings l on l.product_id = found.id)`;
}
