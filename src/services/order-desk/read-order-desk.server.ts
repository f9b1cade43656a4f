import type { OrderStatus } from '#domain/orders/status.ts';
import { nextStatuses } from '#domain/orders/transitions.ts';
import { localized, type Locale } from '#i18n/locale.ts';
import type { RowsOf } from '#platform/database/query.ts';
import { asUser } from '#platform/database/run-as.server.ts';
import { isUuid } from '#platform/database/uuid.ts';
import { selectItems, toOrderItem, type OrderItem } from '../orders/order-items.server.ts';
import { selectReturns, toReturn, type OrderReturn } from '../orders/order-returns.server.ts';
import type { Customer } from '../shared/customer.ts';
import { postalAddress, type PostalAddress } from '../shared/postal-address.ts';
import {
  selectDeskOrder,
  selectOtherOrders,
  selectStaffNames,
  selectStockNow,
  type OtherOrder,
} from './desk-queries.server.ts';
import { selectDeskTimeline, toDeskTimeline, type DeskEntry } from './desk-timeline.server.ts';

export interface DeskItem extends OrderItem {
  /** Pieces in stock now; null when the piece is no longer in the shop. */
  stock: number | null;
}

type OrderRow = RowsOf<ReturnType<typeof selectDeskOrder>>[number];

/** Everything that sales staff see of one order. */
export interface OrderDesk extends Omit<
  OrderRow,
  'address' | 'governorate' | 'governorateAr' | 'cancelsAt' | 'warnedAt'
> {
  address: PostalAddress;
  /** Null when the order is not cancelled by itself. */
  hold: { cancelsAt: Date; isWarned: boolean } | null;
  items: DeskItem[];
  timeline: DeskEntry[];
  returns: OrderReturn[];
  otherOrders: OtherOrder[];
  /** The steps that staff can take now. */
  next: OrderStatus[];
}

interface ReadOptions {
  actor: Customer;
  locale: Locale;
}

/** Null for unknown orders; row-level security shows orders to sales only. */
export async function readOrderDesk(
  id: string,
  { actor, locale }: ReadOptions,
): Promise<OrderDesk | null> {
  if (!isUuid(id)) return null;
  const [[order], items, stocks, timeline, returns, otherOrders, staff] = await asUser(actor).read(
    selectDeskOrder(id),
    selectItems(id),
    selectStockNow(id),
    selectDeskTimeline(id),
    selectReturns(id),
    selectOtherOrders(id),
    selectStaffNames(),
  );
  if (!order) return null;
  const { address, governorate, governorateAr, cancelsAt, warnedAt, ...facts } = order;
  const stockOf = new Map(stocks.map((row) => [row.id, row.stock]));
  const names = new Map(staff.map(({ id: person, name }) => [person, name]));
  return {
    ...facts,
    address: postalAddress(address as object, localized(locale, governorate, governorateAr)),
    hold: cancelsAt && { cancelsAt, isWarned: warnedAt !== null },
    items: items.map((row) => ({
      ...toOrderItem(row, locale),
      stock: stockOf.get(row.id) ?? null,
    })),
    timeline: toDeskTimeline(timeline, { locale, names }),
    returns: returns.map((row) => toReturn(row, locale)),
    otherOrders,
    next: nextStatuses(order.status, 'staff'),
  };
}
