import { q } from '#platform/database/query.ts';
import { asUser } from '#platform/database/run-as.server.ts';
import type { Customer } from './customer.ts';
import { countOrders, selectOrders, type OrderSummary } from './order-summaries.server.ts';

export interface Dashboard {
  counts: { orders: number; wishlist: number; addresses: number; unread: number };
  lastOrders: OrderSummary[];
}

const shownOrders = 5;

export async function readDashboard(customer: Customer, now: Date): Promise<Dashboard> {
  const [[orders], [wishlist], [addresses], [unread], lastOrders] = await asUser(customer).read(
    countOrders(customer),
    countOwn('wishlist_items', customer),
    countOwn('addresses', customer),
    countOwn('notifications', customer)
      .where('read_at', 'is', null)
      .where('visible_from', '<=', now),
    selectOrders(customer).limit(shownOrders),
  );
  return {
    counts: {
      orders: Number(orders?.count ?? 0),
      wishlist: Number(wishlist?.count ?? 0),
      addresses: Number(addresses?.count ?? 0),
      unread: Number(unread?.count ?? 0),
    },
    lastOrders,
  };
}

function countOwn(table: 'wishlist_items' | 'addresses' | 'notifications', { userId }: Customer) {
  return q
    .selectFrom(table as 'notifications')
    .select((of) => of.fn.countAll<string>().as('count'))
    .where('user_id', '=', userId);
}
