import type { ReviewStatus } from '#domain/reviews/review.ts';
import type { Actor } from '#platform/database/actor.ts';
import { db } from '#platform/database/query.ts';
import { asSystem } from '#platform/database/run-as.server.ts';

/** The status of the customer's own review of a product; null without one. */
export async function readOwnReviewStatus(
  productId: string,
  actor: Actor,
): Promise<ReviewStatus | null> {
  if (actor.kind !== 'user') return null;
  // As system: authors are not readable, because reviews can be anonymous.
  const [[review]] = await asSystem().read(
    db
      .selectFrom('reviews')
      .select('status')
      .$narrowType<{ status: ReviewStatus }>()
      .where('product_id', '=', productId)
      .where('user_id', '=', actor.userId),
  );
  return review?.status ?? null;
}
