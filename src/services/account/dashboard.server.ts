import { levelOf } from '#domain/game/rewards.ts';
import type { Locale } from '#i18n/locale.ts';
import { db } from '#platform/database/query.ts';
import { asUser } from '#platform/database/run-as.server.ts';
import { countUnreadNotifications } from '#services/notifications/read-notifications.server.ts';
import { findOrder, type OrderDetail } from '#services/orders/find-order.server.ts';
import { listOrders, type ListedOrder } from '#services/orders/list-orders.server.ts';
import type { Customer } from '../shared/customer.ts';
import { selectUsableCoupons, type UsableCoupon } from './rewards.server.ts';

export interface Dashboard {
  /** The open order that arrives first; null without open orders. */
  next: (ListedOrder & Pick<OrderDetail, 'expected'>) | null;
  last: ListedOrder | null;
  points: number;
  level: number;
  coupons: UsableCoupon[];
  unread: number;
  wishes: number;
  addresses: number;
}

interface DashboardReader {
  customer: Customer;
  locale: Locale;
  now: Date;
}

export async function readDashboard({
  customer,
  locale,
  now,
}: DashboardReader): Promise<Dashboard> {
  const first = { after: null };
  const [open, all, own] = await Promise.all([
    listOrders({ ...first, group: 'open' }, { customer, locale }),
    listOrders({ ...first, group: null }, { customer, locale }),
    asUser(customer).read(
      db.selectFrom('user_rewards').select('points').where('user_id', '=', customer.userId),
      selectUsableCoupons(customer, now),
      countUnreadNotifications(customer, now),
      countOwn('wishlist_items', customer),
      countOwn('addresses', customer),
    ),
  ]);
  const [[rewards], coupons, [unread], [wishes], [addresses]] = own;
  const points = rewards?.points ?? 0;
  return {
    next: await soonest(open.orders, { customer, locale, now }),
    last: all.orders[0] ?? null,
    points,
    level: levelOf(points),
    coupons,
    unread: Number(unread?.count ?? 0),
    wishes: Number(wishes?.count ?? 0),
    addresses: Number(addresses?.count ?? 0),
  };
}

/** The order with the earliest delivery day; orders without a date come last. */
async function soonest(
  orders: readonly ListedOrder[],
  reader: DashboardReader,
): Promise<Dashboard['next']> {
  const dated = await Promise.all(
    orders.map(async (order) => ({
      ...order,
      expected: (await findOrder(order.id, reader))?.expected ?? null,
    })),
  );
  const day = ({ expected }: (typeof dated)[number]) => expected?.to ?? '9';
  return dated.toSorted((one, other) => day(one).localeCompare(day(other)))[0] ?? null;
}

function countOwn(table: 'wishlist_items' | 'addresses', { userId }: Customer) {
  return db
    .selectFrom(table as 'addresses')
    .select((of) => of.fn.countAll<string>().as('count'))
    .where('user_id', '=', userId);
}
