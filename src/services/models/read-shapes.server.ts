import { sql } from 'kysely';
import type { Box } from '#domain/catalog/fit-geometry.ts';
import type { Outline } from '#domain/catalog/outline.ts';
import { db } from '#platform/database/query.ts';
import { asUser } from '#platform/database/run-as.server.ts';
import type { Customer } from '../shared/customer.ts';

export interface ProductShapes {
  models: { id: string; variantId: string | null; hasUsdz: boolean; size: Box }[];
  /** Null when the piece is drawn as a box. */
  outline: Outline | null;
}

/** What the form of a product shows of its 3D models and its drawing. */
export async function readShapes(productId: string, actor: Customer): Promise<ProductShapes> {
  const [models, [drawn]] = await asUser(actor).read(
    db
      .selectFrom('product_models')
      .select(['id', 'variant_id', 'usdz_url', 'dimensions'])
      .where('product_id', '=', productId)
      .orderBy(sql`variant_id is not null`)
      .orderBy('created_at')
      .orderBy('id'),
    db.selectFrom('product_outlines').select('outline').where('product_id', '=', productId),
  );
  return {
    models: models.map(({ id, variant_id, usdz_url, dimensions }) => ({
      id,
      variantId: variant_id,
      hasUsdz: usdz_url !== null,
      size: dimensions as unknown as Box,
    })),
    outline: drawn ? (drawn.outline as unknown as Outline) : null,
  };
}
