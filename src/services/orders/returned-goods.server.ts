import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { ReturnedPieces } from '#domain/orders/refund.ts';
import { pipeline } from '#platform/database/run-as.server.ts';
import { lockGoodsQueries, moveStockQuery } from '../checkout/move-stock.server.ts';

/** Pieces of a return at their sale price. */
export function returnedPieces(trx: Transaction<DB>, returnId: string): Promise<ReturnedPieces[]> {
  return selectPieces(trx).where('r.id', '=', returnId).execute();
}

export function refundedPieces(trx: Transaction<DB>, orderId: string): Promise<ReturnedPieces[]> {
  return selectPieces(trx)
    .where('r.order_id', '=', orderId)
    .where('r.status', '=', 'refunded')
    .execute();
}

function selectPieces(trx: Transaction<DB>) {
  return trx
    .selectFrom('return_items as ri')
    .innerJoin('return_requests as r', 'r.id', 'ri.return_id')
    .innerJoin('order_items as i', 'i.id', 'ri.order_item_id')
    .select(['i.unit_price as price', 'ri.quantity']);
}

/** Defective and made-to-order pieces are not restocked. */
export async function restock(trx: Transaction<DB>, orderId: string, returnId: string) {
  const { rows } = await sql<{ product_id: string; variant_id: string | null; pieces: number }>`
    select i.product_id, i.variant_id, sum(ri.quantity)::int as pieces
    from return_items ri
    join order_items i on i.id = ri.order_item_id
    join products p on p.id = i.product_id and p.has_variants = (i.variant_id is not null)
    where ri.return_id = ${returnId} and ri.reason <> 'defective' and not i.made_to_order
    group by i.product_id, i.variant_id`.execute(trx);
  if (rows.length === 0) return;
  const goods = {
    variantIds: rows.flatMap(({ variant_id }) => variant_id ?? []),
    productIds: rows.map(({ product_id }) => product_id),
  };
  const moves = rows.map(({ pieces, ...piece }) => ({ ...piece, change: pieces, sold: -pieces }));
  await pipeline(trx, ...lockGoodsQueries(goods), moveStockQuery('return', orderId, moves));
}

export async function isAllBack(trx: Transaction<DB>, orderId: string): Promise<boolean> {
  const { rows } = await sql`
    select from order_items i
    where i.order_id = ${orderId} and i.quantity > (
      select coalesce(sum(ri.quantity), 0) from return_items ri
      join return_requests r on r.id = ri.return_id
      where ri.order_item_id = i.id and r.status in ('received', 'refunded'))
    limit 1`.execute(trx);
  return rows.length === 0;
}
