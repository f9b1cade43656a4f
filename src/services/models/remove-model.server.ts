import { asSystem } from '#platform/database/run-as.server.ts';
import { isUuid } from '#platform/database/uuid.ts';
import { actorHasRole } from '../shared/actor-has-role.server.ts';
import type { Staff } from '../shared/staff.ts';
import { removeFiles } from '../uploads/remove-files.server.ts';
import { storedFilesOf } from './model-files.ts';

export type RemoveShapeResult = { ok: true } | { ok: false; reason: 'forbidden' | 'not_found' };

/** Removes a 3D model of the product with its files. */
export async function removeModel(
  { productId, modelId }: { productId: string; modelId: string },
  { actor }: Staff,
): Promise<RemoveShapeResult> {
  if (!(await actorHasRole(actor, 'technical_office_manager'))) {
    return { ok: false, reason: 'forbidden' };
  }
  if (!isUuid(productId) || !isUuid(modelId)) return { ok: false, reason: 'not_found' };
  // As system: a row stands for files that only the shop removes.
  const [removed] = await asSystem({ onBehalfOf: actor }).transaction((trx) =>
    trx
      .deleteFrom('product_models')
      .where('id', '=', modelId)
      .where('product_id', '=', productId)
      .returning(['glb_url', 'usdz_url'])
      .execute(),
  );
  if (!removed) return { ok: false, reason: 'not_found' };
  await removeFiles(storedFilesOf(removed));
  return { ok: true };
}

/** The product is then drawn as a box. */
export async function removeOutline(
  productId: string,
  { actor }: Staff,
): Promise<RemoveShapeResult> {
  if (!(await actorHasRole(actor, 'technical_office_manager'))) {
    return { ok: false, reason: 'forbidden' };
  }
  if (!isUuid(productId)) return { ok: false, reason: 'not_found' };
  // As system: outlines come with the demo, and staff may only take them away.
  const [removed] = await asSystem({ onBehalfOf: actor }).transaction((trx) =>
    trx
      .deleteFrom('product_outlines')
      .where('product_id', '=', productId)
      .returning('product_id')
      .execute(),
  );
  return removed ? { ok: true } : { ok: false, reason: 'not_found' };
}
