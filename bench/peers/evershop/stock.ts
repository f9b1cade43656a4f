import { query } from '../query.ts';

/** Puts as many pieces of each on the shelf. */
export async function stockUpPeer(
  databaseUrl: string,
  skus: readonly string[],
  quantity: number,
): Promise<void> {
  await query(
    databaseUrl,
    `update product_inventory set qty = $2 from product
     where product_id = product_inventory_product_id and sku = any($1)`,
    [skus, quantity],
  );
}

export async function readPeerStock(databaseUrl: string, sku: string): Promise<number> {
  const [row] = await query<{ qty: number }>(
    databaseUrl,
    `select qty from product_inventory join product on product_id = product_inventory_product_id
     where sku = $1`,
    [sku],
  );
  return row!.qty;
}
