import { sql } from 'kysely';
import { localized, type Locale } from '#i18n/locale.ts';
import { orderGroups, type OrderGroup } from '#domain/orders/groups.ts';
import { db } from '#platform/database/query.ts';
import { asUser } from '#platform/database/run-as.server.ts';
import { isUuid } from '#platform/database/uuid.ts';
import type { Customer } from '../shared/customer.ts';
import { selectOrders, type OrderSummary } from './order-summaries.server.ts';

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
  { group, after }: Page,
  { customer, locale }: { customer: Customer; locale: Locale },
): Promise<OrderPage> {
  const page = selectPage(customer, { group, after });
  const [found, items] = await asUser(customer).read(
    page,
    db
      .selectFrom('order_items')
      .select(['id', 'order_id', 'name', 'name_ar', 'image_url', 'quantity'])
      .where('order_id', 'in', db.selectFrom(page.as('page')).select('page.id'))
      .orderBy('position')
      .orderBy('id'),
  );
  const orders = found.slice(0, pageSize);
  const itemsOf = Map.groupBy(items, ({ order_id }) => order_id);
  return {
    orders: orders.map((order) => {
      const own = itemsOf.get(order.id) ?? [];
      return {
        ...order,
        pieces: own.reduce((count, { quantity }) => count + quantity, 0),
        shown: own.slice(0, shownPieces).map((item) => ({
          id: item.id,
          name: localized(locale, item.name, item.name_ar),
          picture: item.image_url,
        })),
      };
    }),
    next: found.length > pageSize ? orders.at(-1)!.id : null,
  };
}

function selectPage(customer: Customer, { group, after }: Page) {
  const orders = selectOrders(customer).limit(pageSize + 1);
  const grouped = group ? orders.where('status', 'in', orderGroups[group]) : orders;
  if (!after || !isUuid(after)) return grouped;
  return grouped.where(
    sql<boolean>`(created_at, id) < (
      select o.created_at, o.id from orders o where o.id = ${after} and o.user_id = ${customer.userId})`,
  );
}
