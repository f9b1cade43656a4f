import { idOf } from '../ids.ts';
import { type Rows, rowsOf } from '../rows.ts';
import { daysBefore } from '../time.ts';
import { reviewerEmail, userId } from './people-rows.ts';
import { reviewPhotos, reviewPhotoSize } from './review-photos.ts';
import { customerReviews, reviews } from './reviews.ts';

const customer = userId('customer@fustat.example');

/** Names, verified purchases and the products' ratings are filled in by the database. */
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
  rowsOf(
    'review_photos',
    reviewPhotos.map(({ slug, reviewer, photo }) => ({
      id: idOf('review photo', photo),
      review_id: idOf('review', slug, userId(reviewerEmail(reviewer))),
      position: 0,
      file: `/pictures/reviews/${photo}.webp`,
      ...reviewPhotoSize,
      created_at: now,
    })),
  ),
];
