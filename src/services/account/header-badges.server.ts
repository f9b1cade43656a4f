import type { ReviewStatus } from '#domain/reviews/review.ts';
import { maxWishes } from '#domain/wishlist/wish.ts';
import { db } from '#platform/database/query.ts';
import { asUser } from '#platform/database/run-as.server.ts';
import { countUnreadNotifications } from '#services/notifications/read-notifications.server.ts';
import { readOwnReviews } from '#services/reviews/read-own-reviews.server.ts';
import type { Customer } from '../shared/customer.ts';

/** What every page may show of an account. */
export interface HeaderBadges {
  unread: number;
  wished: string[];
  /** The customer's own reviews by product. */
  reviewed: Record<string, ReviewStatus>;
}

export async function readHeaderBadges(customer: Customer, now: Date): Promise<HeaderBadges> {
  const [[[unread], wishes], reviewed] = await Promise.all([
    asUser(customer).read(
      countUnreadNotifications(customer, now),
      db
        .selectFrom('wishlist_items')
        .select('product_id')
        .where('user_id', '=', customer.userId)
        .limit(maxWishes),
    ),
    readOwnReviews(customer),
  ]);
  return {
    unread: Number(unread?.count ?? 0),
    wished: wishes.map(({ product_id }) => product_id),
    reviewed,
  };
}
