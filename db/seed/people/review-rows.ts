import { idOf } from '../ids.ts';
import { type Rows, rowsOf } from '../rows.ts';
import { daysBefore } from '../time.ts';
import { reviewerEmail, userId } from './people-rows.ts';
import { customerReviews, reviews } from './reviews.ts';

const customer = userId('customer@fustat.example');

/**
 * Names, verified purchases and the products' ratings are filled in by the database. No photographs:
 * none were taken, and a render beside "Verified purchase" would pass for a customer's.
 */
export const reviewRows = (now: Date): Rows[] => [
  rowsOf(
    'reviews',
    [
      ...reviews.map((review) => ({ ...review, user_id: userId(reviewerEmail(review.reviewer)) })),
      ...customerReviews.map((review) => ({ ...review, user_id: customer })),
    ].map(({ slug, user_id, rating, body, anonymous, status, daysAgo }) => {
      const written = daysBefore(now, daysAgo);
      return {
        id: idOf('review', slug, user_id),
        product_id: idOf('product', slug),
        user_id,
        rating,
        body,
        is_anonymous: anonymous,
        status,
        verified_purchase: false,
        created_at: written,
        updated_at: written,
      };
    }),
  ),
];
