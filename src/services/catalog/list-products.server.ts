import { sql, type RawBuilder } from 'kysely';
import { facetToken } from '#domain/catalog/facets.ts';
import type { Cursor } from '#domain/catalog/list-cursor.ts';
import {
  numberedPages,
  pageSize,
  type ListQuery,
  type SortOrder,
} from '#domain/catalog/list-query.ts';
import type { ProductCard } from '#domain/catalog/product.ts';
import { prepareQueries } from '#platform/database/prepare-queries.ts';
import type { RowsOf } from '#platform/database/query.ts';
import { asActor } from '#platform/database/run-as.server.ts';
import { limitTrackedRows } from '#platform/tracked-reads.server.ts';
import type { DatedReader } from '../shared/reader.ts';
import { countFacets, type FacetCounts } from './count-facets.server.ts';
import { planModeFor, selectListings } from './listings.server.ts';
import { selectCards, toCard } from './product-card.server.ts';
import { dropUnknownTerms, termsFor, type Terms } from './terms.server.ts';

export interface ProductPage extends FacetCounts {
  /** The query without unknown values. */
  query: ListQuery;
  products: ProductCard[];
  /** Numbered pages; later ones are reached by cursor. */
  pages: number;
  previous: Cursor | null;
  next: Cursor | null;
  terms: Terms;
}

type Direction = 'asc' | 'desc';

// Each order is an index; the id breaks ties, so that pages never overlap.
const orders = {
  default: ['sold', 'desc'],
  'price-asc': ['cents', 'asc'],
  'price-desc': ['cents', 'desc'],
  newest: ['entered', 'desc'],
  oldest: ['entered', 'asc'],
} as const satisfies Record<SortOrder, readonly [string, Direction]>;

/** Fewer are collected and sorted; more are read along the index. */
const worthWalking = 2_000;

export async function listProducts(request: ListQuery, reader: DatedReader): Promise<ProductPage> {
  const query = await dropUnknownTerms(request);
  const facts = await countFacets(query);
  const pages = Math.min(Math.max(1, Math.ceil(facts.total / pageSize)), numberedPages);
  const page = Math.min(query.page, pages);
  const [, rows] = await asActor(reader.actor).read(
    planModeFor(query),
    selectPage({ ...query, page }, facts.total),
  );
  if (query.cursor && rows.length === 0) {
    return listProducts({ ...query, cursor: undefined, page: 1 }, reader);
  }
  const { shown, ...neighbours } = turn(rows, query.cursor, page);
  // Other products entering or leaving the list change the listings.
  limitTrackedRows(
    ['products', 'product_images', 'product_variants'],
    shown.map(({ id }) => id),
  );
  return {
    ...facts,
    ...neighbours,
    query: { ...query, page },
    pages,
    products: shown.map((row) => toCard(row, reader.locale, reader.now)),
    terms: await termsFor(
      (facet, value) =>
        facetToken(facet, value) in facts.counts || query.selected[facet].includes(value),
      reader.locale,
    ),
  };
}

/** One extra row shows whether another page follows. */
function selectPage({ page, cursor, ...query }: ListQuery, total: number) {
  const [column, direction] = orderOf(query);
  const walked = cursor?.side === 'before' ? opposite[direction] : direction;
  const isWalked = total > worthWalking;
  const place = sql.ref(`l.${column}`);
  // The addition keeps the planner from scanning an index with few matches.
  const key = isWalked ? sql<string>`${place}` : sql<string>`${place} + 0`;
  const listed = selectListings(query, { isWalked })
    .select(['l.product_id', key.as('key')])
    .$if(cursor !== undefined, (listings) => listings.where(isBeyond(cursor!, key, walked)))
    .orderBy(key, walked)
    .orderBy('l.product_id', walked)
    .limit(pageSize + 1)
    .offset(cursor ? 0 : (page - 1) * pageSize);
  return selectCards()
    .innerJoin(listed.as('l'), 'l.product_id', 'p.id')
    .select('l.key')
    .orderBy('l.key', direction)
    .orderBy('p.id', direction);
}

function isBeyond(cursor: Cursor, key: RawBuilder<string>, walked: Direction) {
  const past = sql.raw(walked === 'asc' ? '>' : '<');
  return sql<boolean>`(${key}, l.product_id) ${past} (${cursor.key}::bigint, ${cursor.id}::uuid)`;
}

const opposite = { asc: 'desc', desc: 'asc' } as const satisfies Record<Direction, Direction>;

/** A search without another order is sorted by relevance. */
function orderOf({ searchText, sort }: Pick<ListQuery, 'searchText' | 'sort'>) {
  return searchText !== '' && sort === 'default' ? (['fitness', 'desc'] as const) : orders[sort];
}

type Row = RowsOf<ReturnType<typeof selectPage>>[number];

function turn(rows: readonly Row[], cursor: Cursor | undefined, page: number) {
  const hasMore = rows.length > pageSize;
  const isBackwards = cursor?.side === 'before';
  const shown = isBackwards ? rows.slice(-pageSize) : rows.slice(0, pageSize);
  const at = (side: Cursor['side'], row = shown.at(side === 'after' ? -1 : 0)) =>
    row ? { side, key: row.key, id: row.id } : null;
  const leadsOn = isBackwards || (hasMore && (cursor !== undefined || page === numberedPages));
  const leadsBack = isBackwards ? hasMore : cursor !== undefined;
  return { shown, previous: leadsBack ? at('before') : null, next: leadsOn ? at('after') : null };
}

const latestCount = 4;

const latestQueries = prepareQueries(
  () =>
    [
      selectCards()
        .orderBy('p.created_at', 'desc')
        .orderBy('p.id', 'desc')
        .limit(sql.lit(latestCount)),
    ] as const,
);

export async function latestProducts(reader: DatedReader): Promise<ProductCard[]> {
  const [rows] = await asActor(reader.actor).read(...latestQueries());
  return rows.map((row) => toCard(row, reader.locale, reader.now));
}
