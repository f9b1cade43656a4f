import { sql, type SelectQueryBuilder } from 'kysely';
import type { DB } from '#db/types.ts';
import type { Box } from '#domain/catalog/fit-geometry.ts';
import type { PieceModel } from '#domain/catalog/models.ts';
import type { RowsOf } from '#platform/database/query.ts';

interface ModelRow {
  variant_id: string | null;
  glb_url: string;
  usdz_url: string | null;
  dimensions: unknown;
}

/** Without a `from` in raw SQL, which would make the page depend on every table (tables-in-query.ts). */
const modelsInOrder = sql<ModelRow[]>`coalesce(
  json_agg(
    json_build_object('variant_id', m.variant_id, 'glb_url', m.glb_url, 'usdz_url', m.usdz_url,
      'dimensions', m.dimensions)
    order by m.created_at, m.id), '[]')`;

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
      from
        .selectFrom('product_models as m')
        .select(modelsInOrder.as('models'))
        .whereRef('m.product_id', '=', 'products.id')
        .$asScalar()
        .$notNull()
        .as('models'),
    ]);

export type ProductWithShapes = RowsOf<ReturnType<typeof withShapes>>[number];

export const toModel = (row: ProductWithShapes['models'][number]): PieceModel => ({
  variantId: row.variant_id,
  glb: row.glb_url,
  usdz: row.usdz_url,
  size: row.dimensions as Box,
});
