import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { asUser } from '#platform/database/run-as.server.ts';
import { isUuid } from '#platform/database/uuid.ts';
import type { Customer } from '#services/shared/customer.ts';
import type { StoredProduct } from './product-texts.ts';

/** A product with its variants and pictures, drafts included; null when it is missing. */
export const readProduct = (id: string, actor: Customer): Promise<StoredProduct | null> =>
  asUser(actor).transaction((trx) => readProductIn(trx, id));

/** The same within a transaction of the caller. */
export async function readProductIn(
  trx: Transaction<DB>,
  id: string,
): Promise<StoredProduct | null> {
  if (!isUuid(id)) return null;
  const row = await trx.selectFrom('products').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return null;
  const variants = await trx
    .selectFrom('product_variants')
    .selectAll()
    .where('product_id', '=', id)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const pictures = await trx
    .selectFrom('product_images')
    .selectAll()
    .where('product_id', '=', id)
    .orderBy('display_order')
    .orderBy('id')
    .execute();
  return { row, variants, pictures };
}

/** What it costs, or its variants make it cost. */
export const readPrices = (trx: Transaction<DB>, id: string) =>
  trx
    .selectFrom('products')
    .select(['price', 'discount_price'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

/** The places of its variants and pictures, by their ids. */
export async function readPlaces(trx: Transaction<DB>, id: string): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; place: number }>`
    select id, position as place from public.product_variants where product_id = ${id}
    union all
    select id, display_order from public.product_images where product_id = ${id}`.execute(trx);
  return new Map(rows.map((row) => [row.id, row.place]));
}
