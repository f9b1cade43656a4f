import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { pipeline } from '#platform/database/run-as.server.ts';
import { lockOrder } from '../orders/lock-order.server.ts';
import { lockGoodsQueries, moveStockQuery } from './move-stock.server.ts';

/**
 * Returns to stock what the order took and has not returned yet; a second call does nothing. Runs in
 * the caller's transaction as system. Locks the order, then variants and products by id, as checkout does.
 */
export async function returnStock(trx: Transaction<DB>, orderId: string): Promise<void> {
  await lockOrder(trx, orderId);
  const { rows } = await sql<{ product_id: string; variant_id: string | null; change: number }>`
    select product_id, variant_id, -sum(change)::integer as change
    from public.stock_movements where order_id = ${orderId}
    group by product_id, variant_id having sum(change) < 0`.execute(trx);
  if (rows.length === 0) return;
  const goods = {
    variantIds: rows.flatMap(({ variant_id }) => variant_id ?? []),
    productIds: rows.map(({ product_id }) => product_id),
  };
  const moves = rows.map((row) => ({ ...row, sold: -row.change }));
  await pipeline(trx, ...lockGoodsQueries(goods), moveStockQuery('return', orderId, moves));
}
