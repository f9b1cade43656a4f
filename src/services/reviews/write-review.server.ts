import type { ReviewInput } from '#domain/reviews/review.ts';
import type { Actor } from '#platform/database/actor.ts';
import { as } from '#platform/database/run-as.server.ts';
import { isUuid } from '#platform/database/uuid.ts';
import { takeFormLimits } from '#services/forms/form-limits.server.ts';
import type { Attempt, RateLimited } from '#services/identity/account.ts';

export type WriteReviewResult =
  | { ok: true }
  | { ok: false; reason: 'login_required' | 'not_found' | 'already_reviewed' }
  | RateLimited;

/** Waits for approval; name and verified purchase are the database's to tell. One for each product. */
export async function writeReview(
  productId: string,
  { rating, text, anonymous }: ReviewInput,
  who: { actor: Actor; attempt: Attempt },
): Promise<WriteReviewResult> {
  const { actor, attempt } = who;
  if (actor.kind !== 'user') return { ok: false, reason: 'login_required' };
  const allowed = await takeFormLimits('review', attempt);
  if (!allowed.ok) return allowed;
  if (!isUuid(productId)) return { ok: false, reason: 'not_found' };

  return as(actor).transaction(async (trx) => {
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
        user_id: actor.userId,
        rating,
        body: text,
        is_anonymous: anonymous,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    return written ? { ok: true } : { ok: false, reason: 'already_reviewed' };
  });
}
