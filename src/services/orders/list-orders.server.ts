import { sql } from 'kysely';
import { localized, type Locale } from '#i18n/locale.ts';
import { orderGroups, type OrderGroup } from '#domain/orders/groups.ts';
import { db, type RowsOf } from '#platform/database/query.ts';
import { asUser } from '#platform/database/run-as.server.ts';
import { isUuid } from '#platform/database/uuid.ts';
import type { Customer } from '../shared/customer.ts';
import { selectOrders, toOrderSummary, type OrderSummary } from './order-summaries.server.ts';

export interface ListedOrder extends OrderSummary {
  /** Total number of pieces. */
  pieces: number;
  shown: { id: string; name: string; picture: string | null }[];
}

export interface OrderPage {
  orders: ListedOrder[];
  /** Cursor of the next page; null on the last. */
  next: string | null;
}

interface Page {
  group: OrderGroup | null;
  /** Cursor: the last order of the previous page. */
  after: string | null;
}

const pageSize = 10;
const shownPieces = 4;

/** Newest first. Paginated by cursor, so that new orders do not shift pages. */
export async function listOrders(
  page: Page,
  { customer, locale }: { customer: Customer; locale: Locale },
): Promise<OrderPage> {
  const { orders, items } = selectListedOrders(customer, { ...page, limit: pageSize + 1 });
  const [found, itemsFound] = await asUser(customer).read(orders, items);
  const listed = toListedOrders(found.slice(0, pageSize), itemsFound, locale);
  return { orders: listed, next: found.length > pageSize ? listed.at(-1)!.id : null };
}

/** Both queries belong in one read; `toListedOrders` joins their rows. */
export function selectListedOrders(
  customer: Customer,
  { group, after, limit }: Page & { limit: number },
) {
  const orders = selectPage(customer, { group, after }).limit(limit);
  const items = db
    .selectFrom('order_items')
    .select(['id', 'order_id', 'name', 'name_ar', 'image_url', 'quantity'])
    .where('order_id', 'in', db.selectFrom(orders.as('page')).select('page.id'))
    .orderBy('position')
    .orderBy('id');
  return { orders, items };
}

type ItemRow = RowsOf<ReturnType<typeof selectListedOrders>['items']>[number];

export function toListedOrders(
  orders: RowsOf<ReturnType<typeof selectOrders>>,
  items: readonly ItemRow[],
  locale: Locale,
): ListedOrder[] {
  const itemsOf = Map.groupBy(items, ({ order_id }) => order_id);
  return orders.map((order) => {
    const own = itemsOf.get(order.id) ?? [];
    return {
      ...toOrderSummary(order),
      pieces: own.reduce((count, { quantity }) => count + quantity, 0),
      shown: own.slice(0, shownPieces).map((item) => ({
        id: item.id,
        name: localized(locale, item.name, item.name_ar),
        picture: item.image_url,
      })),
    };
  });
}

function selectPage(customer: Customer, { group, after }: Page) {
  const orders = selectOrders(customer);
  const grouped = group ? orders.where('o.status', 'in', orderGroups[group]) : orders;
  if (!after || !isUuid(after)) return grouped;
  return grouped.where(
    sql<boolean>`(o.created_at, o.id) < (
      select c.created_at, c.id from orders c where c.id = ${after} and c.user_id = ${customer.userId})`,
  );
}
