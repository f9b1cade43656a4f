import { maxWishes } from '#domain/wishlist/wish.ts';
import { db } from '#platform/database/query.ts';
import { asUser } from '#platform/database/run-as.server.ts';
import { countUnreadNotifications } from '#services/notifications/read-notifications.server.ts';
import type { Customer } from '../shared/customer.ts';

/** Unread notifications and wishlist, shown in the header of every page. */
export interface HeaderBadges {
  unread: number;
  wished: string[];
}

export async function readHeaderBadges(customer: Customer, now: Date): Promise<HeaderBadges> {
  const [[unread], wishes] = await asUser(customer).read(
    countUnreadNotifications(customer, now),
    db
      .selectFrom('wishlist_items')
      .select('product_id')
      .where('user_id', '=', customer.userId)
      .limit(maxWishes),
  );
  return {
    unread: Number(unread?.count ?? 0),
    wished: wishes.map(({ product_id }) => product_id),
  };
}
