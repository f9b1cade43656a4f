import { sql } from 'kysely';
import type { ProductSet } from '#domain/catalog/product-set.ts';
import { pieceKey, priceLine } from '#domain/checkout/priced-line.ts';
import { localized } from '#i18n/locale.ts';
import { reusePlans } from '#platform/database/plan-mode.ts';
import { db, type RowsOf } from '#platform/database/query.ts';
import { asActor } from '#platform/database/run-as.server.ts';
import { limitTrackedRows } from '#platform/tracked-reads.server.ts';
import { selectShownVariant } from '../pricing/shown-variant.server.ts';
import { selectPieces, toPieces } from '../pricing/pieces.server.ts';
import type { Reader } from '../shared/reader.ts';

/** The pieces of the first set that contains the product, by slug or id. */
export const selectSetOf = (column: 'id' | 'slug', key: string) =>
  db
    .selectFrom('set_pieces as s')
    .innerJoin('products as p', 'p.sku', 's.sku')
    .select(['s.set_name', 's.set_name_ar', 's.quantity', 'p.id as product_id'])
    .select(selectShownVariant().as('variant_id'))
    .where('p.status', '=', sql.lit('published'))
    .where('s.set_name', '=', (of) =>
      of
        .selectFrom('set_pieces as own')
        .innerJoin('products as it', 'it.sku', 'own.sku')
        .select('own.set_name')
        .where(`it.${column}`, '=', key)
        .orderBy('own.position')
        .orderBy('own.id')
        .limit(sql.lit(1)),
    )
    .orderBy('s.position')
    .orderBy('s.id');

/** At today's prices; null when the product is sold alone. */
export async function priceSet(
  rows: RowsOf<ReturnType<typeof selectSetOf>>,
  { actor, locale }: Reader,
): Promise<ProductSet | null> {
  const [first] = rows;
  if (!first || rows.length < 2) return null;
  const wanted = rows.map(({ product_id, variant_id, quantity }) => ({
    product_id,
    variant_id,
    quantity,
  }));
  const [, found] = await asActor(actor).read(reusePlans(), selectPieces(wanted));
  limitTrackedRows(
    ['products', 'product_variants', 'product_images'],
    wanted.map(({ product_id }) => product_id),
  );
  const pieces = toPieces(found);
  return {
    name: localized(locale, first.set_name, first.set_name_ar),
    pieces: wanted.map((item) =>
      priceLine(pieces.get(pieceKey(item.product_id, item.variant_id)), item),
    ),
  };
}
