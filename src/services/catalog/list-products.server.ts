import type { ListQuery, SortOrder } from '#domain/catalog/list-query.ts';
import { pageSize } from '#domain/catalog/list-query.ts';
import type { ProductCard } from '#domain/catalog/product.ts';
import { q } from '#platform/database/query.ts';
import { as } from '#platform/database/run-as.server.ts';
import type { DatedReader } from '../reader.ts';
import { selectCards, toCard } from './product-card.server.ts';

export interface ProductPage {
  products: ProductCard[];
  count: number;
  pages: number;
}

// Each order is one of the indexes on products; the id settles ties, so that pages never overlap.
const orders = {
  default: ['sales_count', 'desc'],
  'price-asc': ['effective_price', 'asc'],
  'price-desc': ['effective_price', 'desc'],
  newest: ['created_at', 'desc'],
  oldest: ['created_at', 'asc'],
} as const satisfies Record<SortOrder, readonly [string, 'asc' | 'desc']>;

export async function listProducts(query: ListQuery, reader: DatedReader): Promise<ProductPage> {
  const { category, sort, page } = query;
  const [column, direction] = orders[sort];
  const [rows, [total]] = await as(reader.actor).read(
    selectCards()
      .$if(category !== undefined, (cards) => cards.where('p.category', '=', category!))
      .orderBy(`p.${column}`, direction)
      .orderBy('p.id', direction)
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    q
      .selectFrom('products')
      .select((of) => of.fn.countAll().as('count'))
      .where('status', '=', 'published')
      .$if(category !== undefined, (counted) => counted.where('category', '=', category!)),
  );
  const count = Number(total?.count ?? 0);
  return {
    products: rows.map((row) => toCard(row, reader.locale, reader.now)),
    count,
    pages: Math.max(1, Math.ceil(count / pageSize)),
  };
}

const latestCount = 4;

export async function latestProducts(reader: DatedReader): Promise<ProductCard[]> {
  const [rows] = await as(reader.actor).read(
    selectCards().orderBy('p.created_at', 'desc').orderBy('p.id', 'desc').limit(latestCount),
  );
  return rows.map((row) => toCard(row, reader.locale, reader.now));
}
