import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';

interface Goods {
  variantIds: readonly string[];
  productIds: readonly string[];
}

/** Variants before products, each by id: whoever buys the same pieces waits, and nobody for ever. */
export async function lockGoods(
  trx: Transaction<DB>,
  { variantIds, productIds }: Goods,
): Promise<void> {
  if (variantIds.length > 0) {
    await sql`select from public.product_variants where id = any(${[...variantIds]}::uuid[])
      order by id for no key update`.execute(trx);
  }
  await sql`select from public.products where id = any(${[...productIds]}::uuid[])
    order by id for no key update`.execute(trx);
}

export interface StockMove {
  product_id: string;
  variant_id: string | null;
  /** Pieces into the stock; below zero out of it. */
  change: number;
  /** Pieces sold, made to order or not; below zero when a sale is undone. */
  sold: number;
}

export async function moveStock(
  trx: Transaction<DB>,
  cause: 'sale' | 'return',
  orderId: string,
  moves: readonly StockMove[],
): Promise<void> {
  await sql`select private.move_stock(${cause}, ${orderId}, ${JSON.stringify(moves)})`.execute(trx);
}
