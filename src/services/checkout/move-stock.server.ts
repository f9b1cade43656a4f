import { sql } from 'kysely';
import type { Runnable } from '#platform/database/query.ts';

export interface Goods {
  variantIds: readonly string[];
  productIds: readonly string[];
}

/** Variants before products, each by id, so that concurrent orders cannot deadlock. */
export const lockGoodsQueries = ({ variantIds, productIds }: Goods): Runnable[] => [
  sql`select from public.product_variants where id = any(${[...variantIds]}::uuid[])
    order by id for no key update`,
  sql`select from public.products where id = any(${[...productIds]}::uuid[])
    order by id for no key update`,
];

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
