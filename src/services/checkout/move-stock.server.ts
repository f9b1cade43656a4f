import { sql } from 'kysely';
import type { Runnable } from '#platform/database/query.ts';

export interface Goods {
  variantIds: readonly string[];
  productIds: readonly string[];
}

/** Variants before products, each by id, so that concurrent orders cannot deadlock. */
export const lockGoodsQueries = ({ variantIds, productIds }: Goods): Runnable[] => [
  ...(variantIds.length > 0 ? [lockQuery('product_variants', variantIds)] : []),
  lockQuery('products', productIds),
];

const lockQuery = (table: string, ids: readonly string[]): Runnable =>
  sql`select from ${sql.table(`public.${table}`)} where id = any(${[...ids]}::uuid[])
    order by id for no key update`;

export interface StockMove {
  product_id: string;
  variant_id: string | null;
  /** Change of stock; negative when pieces leave. */
  change: number;
  /** Change of pieces sold; negative when a sale is undone. */
  sold: number;
}

export const moveStockQuery = (
  cause: 'sale' | 'return',
  orderId: string,
  moves: readonly StockMove[],
): Runnable => sql`select private.move_stock(${cause}, ${orderId}, ${JSON.stringify(moves)})`;
