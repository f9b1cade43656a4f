import { levelOf } from '#domain/game/rewards.ts';
import type { Locale } from '#i18n/locale.ts';
import { db } from '#platform/database/query.ts';
import { asUser } from '#platform/database/run-as.server.ts';
import { countUnreadNotifications } from '#services/notifications/read-notifications.server.ts';
import type { OrderDetail } from '#services/orders/find-order.server.ts';
import {
  selectListedOrders,
  toListedOrders,
  type ListedOrder,
} from '#services/orders/list-orders.server.ts';
import { deliveryDaysOf, selectOpenDeliveries } from '#services/orders/open-deliveries.server.ts';
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

/** The newest open orders, of which the soonest delivery is shown. */
const maxCompared = 10;

interface DashboardReader {
  customer: Customer;
  locale: Locale;
  now: Date;
}

/** Everything in one read: a customer with many open orders takes one connection, not ten. */
export async function readDashboard({
  customer,
  locale,
  now,
}: DashboardReader): Promise<Dashboard> {
  const open = selectListedOrders(customer, { group: 'open', after: null, limit: maxCompared });
  const last = selectListedOrders(customer, { group: null, after: null, limit: 1 });
  const rows = await asUser(customer).read(
    open.orders,
    open.items,
    selectOpenDeliveries(customer),
    last.orders,
    last.items,
    db.selectFrom('user_rewards').select('points').where('user_id', '=', customer.userId),
    selectUsableCoupons(customer, now),
    countUnreadNotifications(customer, now),
    countOwn('wishlist_items', customer),
    countOwn('addresses', customer),
  );
  const [openRows, openItems, deliveries, lastRows, lastItems, [rewards], coupons, ...counts] =
    rows;
  const [[unread], [wishes], [addresses]] = counts;
  const points = rewards?.points ?? 0;
  const days = new Map(deliveries.map((row) => [row.id, deliveryDaysOf(row, now)]));
  return {
    next: findSoonest(toListedOrders(openRows, openItems, locale), days),
    last: toListedOrders(lastRows, lastItems, locale)[0] ?? null,
    points,
    level: levelOf(points),
    coupons,
    unread: Number(unread?.count ?? 0),
    wishes: Number(wishes?.count ?? 0),
    addresses: Number(addresses?.count ?? 0),
  };
}

type DeliveryDays = OrderDetail['expected'];

/** The order with the earliest delivery day; orders without a date come last. */
function findSoonest(
  orders: readonly ListedOrder[],
  days: ReadonlyMap<string, DeliveryDays>,
): Dashboard['next'] {
  const dated = orders.map((order) => ({ ...order, expected: days.get(order.id) ?? null }));
  const lastDay = ({ expected }: { expected: DeliveryDays }) => expected?.to ?? '9';
  return dated.toSorted((one, other) => lastDay(one).localeCompare(lastDay(other)))[0] ?? null;
}

function countOwn(table: 'wishlist_items' | 'addresses', { userId }: Customer) {
  return db
    .selectFrom(table as 'addresses')
    .select((of) => of.fn.countAll<string>().as('count'))
    .where('user_id', '=', userId);
}
