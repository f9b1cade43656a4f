import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { Box } from '#domain/catalog/fit-geometry.ts';
import { checkUsdz } from '#domain/models/check-usdz.ts';
import { maxModelBytes, type ModelProblem } from '#domain/models/model-limits.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import { isUuid } from '#platform/database/uuid.ts';
import { actorHasRole } from '../shared/actor-has-role.server.ts';
import type { RateLimited } from '../shared/rate-limited.ts';
import { takeRateLimits, type RateLimit } from '../shared/rate-limits.server.ts';
import type { Staff } from '../shared/staff.ts';
import { tooBusy } from '../uploads/prepare-pictures.server.ts';
import { removeFiles } from '../uploads/remove-files.server.ts';
import { withUploads, type StoreFile } from '../uploads/with-uploads.server.ts';
import { storedFilesOf } from './model-files.ts';
import { prepareModel } from './prepare-model.server.ts';

export interface NewModel {
  productId: string;
  /** Null for the product in its usual size. */
  variantId: string | null;
  glb: File | undefined;
  usdz: File | undefined;
  /** Only says what was recognised; nothing is stored. */
  isCheck: boolean;
}

export type AddModelResult =
  | { ok: true; size: Box; isStored: boolean }
  | { ok: false; reason: 'forbidden' | 'not_found' }
  | { ok: false; reason: 'invalid_input'; fields: Readonly<Record<string, ModelProblem>> }
  | RateLimited;

/** A model costs as much as some pictures. */
const staffModels: RateLimit = { name: 'models/account', allowance: 60, seconds: 60 * 60 };

/** Gives a product or one of its variants a 3D model, in place of the one that it had. */
export async function addModel(wanted: NewModel, staff: Staff): Promise<AddModelResult> {
  const { glb, usdz, isCheck } = wanted;
  if (!(await actorHasRole(staff.actor, 'technical_office_manager'))) {
    return { ok: false, reason: 'forbidden' };
  }
  if (!glb) return invalid('glb', 'model_missing');
  // Nothing of a file that is too large is read.
  if (glb.size > maxModelBytes) return invalid('glb', 'model_too_large');
  if (usdz && usdz.size > maxModelBytes) return invalid('usdz', 'model_too_large');
  const usdzProblem = usdz && checkUsdz(await usdz.bytes());
  if (usdzProblem) return invalid('usdz', usdzProblem);
  const allowed = await takeRateLimits(staff.now, [staffModels, staff.actor.userId]);
  if (!allowed.ok) return allowed;
  const model = await prepareModel(glb);
  if (model === 'busy') return tooBusy;
  if (!model.ok) return invalid('glb', model.reason);
  if (isCheck) return { ok: true, size: model.box, isStored: false };
  const replaced = await withUploads((store) =>
    storeModel({ ...wanted, glb, box: model.box }, { store, staff }),
  ).catch((error: unknown) => {
    if (error instanceof UnknownPiece) return null;
    throw error;
  });
  if (!replaced) return { ok: false, reason: 'not_found' };
  await removeFiles(replaced);
  return { ok: true, size: model.box, isStored: true };
}

const invalid = (field: 'glb' | 'usdz', problem: ModelProblem) =>
  ({ ok: false, reason: 'invalid_input', fields: { [field]: problem } }) as const;

/** Thrown inside of the transaction, so that the files go as well. */
class UnknownPiece extends Error {}

interface Stored extends NewModel {
  glb: File;
  box: Box;
}

/** Stores files and row; gives back the files of the model that it takes the place of. */
async function storeModel(
  { productId, variantId, glb, usdz, box }: Stored,
  { store, staff }: { store: StoreFile; staff: Staff },
): Promise<string[]> {
  const folder = 'models';
  const id = randomUUID();
  const glbName = await store({ folder, extension: 'glb', body: glb, name: id });
  const usdzName = usdz && (await store({ folder, extension: 'usdz', body: usdz, name: id }));
  // As system: a row stands for files that only the shop writes.
  return asSystem({ onBehalfOf: staff.actor }).transaction(async (trx) => {
    if (!(await lockPiece(trx, productId, variantId))) throw new UnknownPiece();
    const replaced = await trx
      .deleteFrom('product_models')
      .where('product_id', '=', productId)
      .where('variant_id', 'is not distinct from', variantId)
      .returning(['glb_url', 'usdz_url'])
      .execute();
    await trx
      .insertInto('product_models')
      .values({
        id,
        product_id: productId,
        variant_id: variantId,
        glb_url: `/media/${glbName}`,
        usdz_url: usdzName ? `/media/${usdzName}` : null,
        dimensions: JSON.stringify(box),
        created_at: staff.now,
      })
      .execute();
    return replaced.flatMap(storedFilesOf);
  });
}

/** Two who send a model for the same piece wait for each other. */
async function lockPiece(trx: Transaction<DB>, productId: string, variantId: string | null) {
  if (!isUuid(productId) || (variantId !== null && !isUuid(variantId))) return false;
  const product = await trx
    .selectFrom('products')
    .select('id')
    .where('id', '=', productId)
    .forUpdate()
    .executeTakeFirst();
  if (!product || variantId === null) return Boolean(product);
  const variant = await trx
    .selectFrom('product_variants')
    .select('id')
    .where('id', '=', variantId)
    .where('product_id', '=', productId)
    .forKeyShare()
    .executeTakeFirst();
  return Boolean(variant);
}
