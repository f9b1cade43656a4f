import type { ReviewStatus } from '#domain/reviews/review.ts';
import { db } from '#platform/database/query.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import type { Customer } from '../shared/customer.ts';

/** More than anybody writes; a bound for the size of the header's data. */
const maxReviews = 500;

/** The status of the customer's newest reviews by product. */
export async function readOwnReviews(customer: Customer): Promise<Record<string, ReviewStatus>> {
  // As system: authors are not readable, because reviews can be anonymous.
  const [reviews] = await asSystem().read(
    db
      .selectFrom('reviews')
      .select(['product_id', 'status'])
      .$narrowType<{ status: ReviewStatus }>()
      .where('user_id', '=', customer.userId)
      .orderBy('created_at', 'desc')
      .limit(maxReviews),
  );
  return Object.fromEntries(reviews.map(({ product_id, status }) => [product_id, status]));
}
