import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { ImageProblem } from '#domain/uploads/files.ts';
import { maxReviewPhotos, type ReviewInput } from '#domain/reviews/review.ts';
import type { Actor } from '#platform/database/actor.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import { isUuid } from '#platform/database/uuid.ts';
import { takeFormLimits } from '#services/shared/form-rate-limits.server.ts';
import type { RateLimited } from '#services/shared/rate-limited.ts';
import type { RequestFacts } from '#services/shared/request-facts.ts';
import { enoughForToday, rejectAboveLimit } from '#services/shared/row-limits.server.ts';
import { prepareSnapshot } from '#services/uploads/prepare-picture.server.ts';
import { preparePictures } from '#services/uploads/prepare-pictures.server.ts';
import { storePictures } from '#services/uploads/store-pictures.server.ts';
import { withUploads } from '#services/uploads/with-uploads.server.ts';

export type WriteReviewResult =
  | { ok: true }
  | { ok: false; reason: 'login_required' | 'not_found' | 'already_reviewed' | ImageProblem }
  | RateLimited;

interface NewReview extends ReviewInput {
  photos?: readonly File[];
}

/**
 * Saves a review for approval; the database sets author name and verified purchase. One per
 * product.
 */
export async function writeReview(
  productId: string,
  review: NewReview,
  { actor, attempt }: { actor: Actor; attempt: RequestFacts },
): Promise<WriteReviewResult> {
  if (actor.kind !== 'user') return { ok: false, reason: 'login_required' };
  const allowed = await takeFormLimits('review', attempt);
  if (!allowed.ok) return allowed;
  if (!isUuid(productId)) return { ok: false, reason: 'not_found' };
  const { photos = [] } = review;
  if (photos.length > maxReviewPhotos) return { ok: false, reason: 'too_many_images' };
  const prepared = await preparePictures(photos, { prepare: prepareSnapshot });
  if (!prepared.ok) return prepared;
  return rejectAboveLimit(enoughForToday, () =>
    withUploads((store) =>
      // As system: stores photos in one transaction with the review.
      asSystem().transaction(async (trx): Promise<WriteReviewResult> => {
        const inserted = await insertReview(trx, productId, { ...review, userId: actor.userId });
        if (!inserted.ok) return inserted;
        const stored = await storePictures(prepared.pictures, { folder: 'reviews', store });
        await insertPhotos(trx, inserted.id, stored);
        return { ok: true };
      }),
    ),
  );
}

type Inserted = { ok: true; id: string } | { ok: false; reason: 'not_found' | 'already_reviewed' };

async function insertReview(
  trx: Transaction<DB>,
  productId: string,
  { rating, text, anonymous, userId }: ReviewInput & { userId: string },
): Promise<Inserted> {
  const product = await trx
    .selectFrom('products')
    .select('id')
    .where('id', '=', productId)
    .where('status', '=', 'published')
    .executeTakeFirst();
  if (!product) return { ok: false, reason: 'not_found' };
  const written = await trx
    .insertInto('reviews')
    .values({
      product_id: product.id,
      user_id: userId,
      rating,
      body: text,
      is_anonymous: anonymous,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return written ? { ok: true, id: written.id } : { ok: false, reason: 'already_reviewed' };
}

async function insertPhotos(
  trx: Transaction<DB>,
  review_id: string,
  photos: Awaited<ReturnType<typeof storePictures>>,
): Promise<void> {
  const rows = photos.map(({ name, ...photo }) => ({ review_id, file: name, ...photo }));
  if (rows.length > 0) await trx.insertInto('review_photos').values(rows).execute();
}
