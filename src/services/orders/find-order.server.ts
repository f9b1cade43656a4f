import { sql } from 'kysely';
import { shopDay } from '#domain/catalog/delivery.ts';
import { expectedDelivery } from '#domain/orders/expected-delivery.ts';
import { canReturn, lastReturnDay } from '#domain/orders/returns.ts';
import type { OrderStatus } from '#domain/orders/status.ts';
import { canChangeStatus } from '#domain/orders/transitions.ts';
import { localized, type Locale } from '#i18n/locale.ts';
import { db } from '#platform/database/query.ts';
import { asSystem, asUser, type Session } from '#platform/database/run-as.server.ts';
import { isUuid } from '#platform/database/uuid.ts';
import type { Customer } from '../shared/customer.ts';
import { moneyColumns, withMoney } from './order-money-columns.ts';
import type { OrderSummary } from './order-summaries.server.ts';
import { postalAddress, type PostalAddress } from '../shared/postal-address.ts';
import { type OrderRefund, selectRefunds, toRefund } from '../refunds/refund-rows.server.ts';
import { selectItems, toOrderItem, type OrderItem } from './order-items.server.ts';
import { selectReturns, toReturn, type OrderReturn } from './order-returns.server.ts';
import { selectTimeline, toTimeline, type TimelineEntry } from './order-timeline.server.ts';

export interface OrderDetail extends OrderSummary {
  subtotal: string;
  discount: string;
  couponCode: string | null;
  shipping: string;
  tax: string;
  taxIncluded: boolean;
  /** In percent; null for orders that did not keep theirs. */
  taxRate: string | null;
  email: string;
  address: PostalAddress;
  notes: string | null;
  items: OrderItem[];
  timeline: TimelineEntry[];
  returns: OrderReturn[];
  refunds: OrderRefund[];
  /** Cairo days such as 2026-11-15; null when nothing is coming or unknown. */
  expected: { from: string; to: string } | null;
  /** What the buyer can do now. */
  can: { cancel: boolean; return: boolean };
  deliveredAt: Date | null;
  /** The last day for a return; null before delivery. */
  returnableUntil: string | null;
  isReturnOver: boolean;
  /** The last day that the buyer was promised, such as 2026-11-20. */
  promisedOn: string | null;
}

interface ReadOptions {
  locale: Locale;
  now: Date;
}

/** Null for unknown orders and, exactly the same, for other customers' orders. */
export function findOrder(
  id: string,
  { customer, ...reading }: ReadOptions & { customer: Customer },
): Promise<OrderDetail | null> {
  return readOrder(asUser(customer), { id, userId: customer.userId }, reading);
}

/** For a guest; the caller has verified the link. */
export function findOrderOfGuest(id: string, reading: ReadOptions): Promise<OrderDetail | null> {
  // As system: policies cannot identify a guest.
  return readOrder(asSystem(), { id }, reading);
}

/** For its buyer and sales, as the policies allow. */
export function findVisibleOrder(
  id: string,
  { customer, ...reading }: ReadOptions & { customer: Customer },
): Promise<OrderDetail | null> {
  return readOrder(asUser(customer), { id }, reading);
}

async function readOrder(
  session: Session,
  { id, userId }: { id: string; userId?: string },
  { locale, now }: ReadOptions,
): Promise<OrderDetail | null> {
  if (!isUuid(id)) return null;
  const [[order], itemRows, entries, returns, refunds] = await session.read(
    selectOrder(id, userId),
    selectItems(id),
    selectTimeline(id),
    selectReturns(id),
    selectRefunds(id),
  );
  if (!order) return null;
  const { address, governorate, governorateAr, roadFrom, roadTo, ...rest } = withMoney(order);
  const { deliveredAt } = rest;
  const items = itemRows.map((row) => toOrderItem(row, locale));
  const timeline = toTimeline(entries, locale);
  const returnable = { status: order.status, deliveredAt, lines: items };
  return {
    ...rest,
    address: postalAddress(address as object, localized(locale, governorate, governorateAr)),
    items,
    timeline,
    returns: returns.map((row) => toReturn(row, locale)),
    refunds: refunds.map((row) => toRefund(row, locale)),
    expected: expectedDelivery(
      {
        status: order.status,
        placedAt: order.placedAt,
        shippedAt: timeline.findLast(({ status }) => status === 'shipped')?.at ?? null,
        making: items.flatMap(({ making }) => making ?? []),
        road: { from: roadFrom ?? 0, to: roadTo ?? 0 },
      },
      now,
    ),
    can: {
      cancel: canChangeStatus(order.status, 'cancelled', 'customer'),
      return: canReturn(returnable, now),
    },
    returnableUntil: deliveredAt && lastReturnDay(deliveredAt),
    isReturnOver: deliveredAt !== null && shopDay(now) > lastReturnDay(deliveredAt),
  };
}

function selectOrder(id: string, userId: string | undefined) {
  return db
    .selectFrom('orders as o')
    .leftJoin('governorates as g', (join) =>
      join.on('g.code', '=', sql<string>`o.address ->> 'governorate'`),
    )
    .select(['o.id', 'o.number', 'o.currency', 'o.email', 'o.notes'])
    .select(moneyColumns)
    .select('o.status')
    .$narrowType<{ status: OrderStatus }>()
    .select(['o.created_at as placedAt', 'o.subtotal', 'o.discount', 'o.shipping', 'o.tax'])
    .select(['o.coupon_code as couponCode', 'o.tax_included as taxIncluded', 'o.address'])
    .select(['o.delivered_at as deliveredAt', 'o.tax_rate as taxRate'])
    .select(sql<string | null>`o.promised_on::text`.as('promisedOn'))
    .select(['g.name as governorate', 'g.name_ar as governorateAr'])
    .select(['g.road_min_days as roadFrom', 'g.road_max_days as roadTo'])
    .where('o.id', '=', id)
    .$if(userId !== undefined, (own) => own.where('o.user_id', '=', userId!));
}
