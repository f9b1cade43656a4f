import { mostWishes } from '#domain/wishlist/wish.ts';
import { q } from '#platform/database/query.ts';
import { asUser } from '#platform/database/run-as.server.ts';
import { countUnreadNotifications } from '#services/notifications/read-notifications.server.ts';
import type { Customer } from './customer.ts';

/** What every page shows of a customer's account: how many notices wait, and which hearts are full. */
export interface KeptThings {
  unread: number;
  wished: string[];
}

export async function readKeptThings(customer: Customer, now: Date): Promise<KeptThings> {
  const [[unread], wishes] = await asUser(customer).read(
    countUnreadNotifications(customer, now),
    q
      .selectFrom('wishlist_items')
      .select('product_id')
      .where('user_id', '=', customer.userId)
      .limit(mostWishes),
  );
  return {
    unread: Number(unread?.count ?? 0),
    wished: wishes.map(({ product_id }) => product_id),
  };
}
