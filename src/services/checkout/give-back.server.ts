import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';

/**
 * Puts back what the order took from stock and has not yet put back: called again, it finds nothing
 * more to do. In the caller's transaction, as the system; the order's row is locked here first, then
 * its variants and products in the order of their ids, as checkout does.
 */
export async function returnStock(trx: Transaction<DB>, orderId: string): Promise<void> {
  await lockOrder(trx, orderId);
  const { rows } = await sql<{ product_id: string; variant_id: string | null; change: number }>`
    select product_id, variant_id, -sum(change)::integer as change
    from public.stock_movements where order_id = ${orderId}
    group by product_id, variant_id having sum(change) < 0`.execute(trx);
  if (rows.length === 0) return;
  await lockGoods(trx, {
    variantIds: rows.flatMap(({ variant_id }) => variant_id ?? []),
    productIds: rows.map(({ product_id }) => product_id),
  });
  await moveStock(
    trx,
    'return',
    orderId,
    rows.map((row) => ({ ...row, sold: -row.change })),
  );
}

/** Frees the order's use of its coupon, once: afterwards there is no use left to free. */
export async function giveBackCoupon(trx: Transaction<DB>, orderId: string): Promise<void> {
  await lockOrder(trx, orderId);
  await sql`
    with freed as (
      delete from public.coupon_usage where order_id = ${orderId} returning coupon_id, user_id
    )
    update public.user_pending_coupons p set used_at = null
    from freed where p.coupon_id = freed.coupon_id and p.user_id = freed.user_id`.execute(trx);
}

async function lockOrder(trx: Transaction<DB>, orderId: string): Promise<void> {
  await sql`select from public.orders where id = ${orderId} for no key update`.execute(trx);
}

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
