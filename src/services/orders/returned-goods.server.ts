import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { maxRestocked, type ReturnedLine, usuallyRestocked } from '#domain/orders/returns.ts';
import { pipeline } from '#platform/database/run-as.server.ts';
import { lockGoodsQueries, moveStockQuery } from '../checkout/move-stock.server.ts';
import type { PiecesOfLine } from '../refunds/write-refund.server.ts';

type LineOfReturn = PiecesOfLine & ReturnedLine;

/** The pieces of a return at their sale price. */
export function readReturnedLines(trx: Transaction<DB>, returnId: string): Promise<LineOfReturn[]> {
  return (
    trx
      .selectFrom('return_items as ri')
      .innerJoin('order_items as i', 'i.id', 'ri.order_item_id')
      .leftJoin('products as p', 'p.id', 'i.product_id')
      .select(['i.id as itemId', 'i.unit_price as price', 'ri.quantity', 'ri.reason'])
      .select('i.is_discounted as isDiscounted')
      // Not when its variants came or went since.
      .select(
        sql<boolean>`not i.made_to_order
        and coalesce(p.has_variants = (i.variant_id is not null), false)`.as('isStocked'),
      )
      .where('ri.return_id', '=', returnId)
      .orderBy('i.position')
      .orderBy('i.id')
      .execute()
  );
}

interface Restocked {
  itemId: string;
  restocked: number;
}

/** How many pieces of each line go back into stock; null when staff say more than there can be. */
export function countRestocked(
  lines: readonly LineOfReturn[],
  wanted: Readonly<Record<string, number>> = {},
): Restocked[] | null {
  const counts = lines.map((line) => ({
    itemId: line.itemId,
    restocked: wanted[line.itemId] ?? usuallyRestocked(line),
    most: maxRestocked(line),
  }));
  return counts.some(({ restocked, most }) => restocked > most) ? null : counts;
}

interface Restock {
  orderId: string;
  returnId: string;
  lines: readonly Restocked[];
}

export async function restock(
  trx: Transaction<DB>,
  { orderId, returnId, lines }: Restock,
): Promise<void> {
  for (const { itemId, restocked } of lines) {
    await trx
      .updateTable('return_items')
      .set({ restocked })
      .where('return_id', '=', returnId)
      .where('order_item_id', '=', itemId)
      .execute();
  }
  const { rows } = await sql<{ product_id: string; variant_id: string | null; pieces: number }>`
    select i.product_id, i.variant_id, sum(ri.restocked)::int as pieces
    from return_items ri
    join order_items i on i.id = ri.order_item_id
    where ri.return_id = ${returnId} and ri.restocked > 0
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
