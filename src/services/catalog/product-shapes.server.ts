import type { SelectQueryBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { DB } from '#db/types.ts';
import type { Box } from '#domain/catalog/fit-geometry.ts';
import type { PieceModel } from '#domain/catalog/models.ts';
import type { RowsOf } from '#platform/database/query.ts';

/** All columns of products, with their outline and their 3D models. */
export const withShapes = (products: SelectQueryBuilder<DB, 'products', object>) =>
  products
    .selectAll('products')
    .select((from) => [
      from
        .selectFrom('product_outlines as o')
        .select('o.outline')
        .whereRef('o.product_id', '=', 'products.id')
        .as('outline'),
      jsonArrayFrom(
        from
          .selectFrom('product_models as m')
          .select(['m.variant_id', 'm.glb_url', 'm.usdz_url', 'm.dimensions'])
          .whereRef('m.product_id', '=', 'products.id')
          .orderBy('m.created_at')
          .orderBy('m.id'),
      ).as('models'),
    ]);

export type ProductWithShapes = RowsOf<ReturnType<typeof withShapes>>[number];

export const toModel = (row: ProductWithShapes['models'][number]): PieceModel => ({
  variantId: row.variant_id,
  glb: row.glb_url,
  usdz: row.usdz_url,
  size: row.dimensions as unknown as Box,
});
