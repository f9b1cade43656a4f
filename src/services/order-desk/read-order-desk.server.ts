import { shopDay } from '#domain/catalog/delivery.ts';
import type { OrderMoney } from '#domain/orders/order-money.ts';
import { discountedWorth } from '#domain/orders/refund.ts';
import { canReturn, lastReturnDay } from '#domain/orders/returns.ts';
import { canCorrect, type StoredAddress } from '#domain/orders/correction.ts';
import type { OrderHandling } from '#domain/orders/handling.ts';
import { isOrderLate } from '#domain/orders/promise.ts';
import type { OrderStatus } from '#domain/orders/status.ts';
import { nextStatuses } from '#domain/orders/transitions.ts';
import { localized, type Locale } from '#i18n/locale.ts';
import type { RowsOf } from '#platform/database/query.ts';
import { asUser } from '#platform/database/run-as.server.ts';
import { isUuid } from '#platform/database/uuid.ts';
import { selectItems, toOrderItem, type OrderItem } from '../orders/order-items.server.ts';
import { withMoney } from '../orders/order-money-columns.ts';
import { selectReturns, toReturn } from '../orders/order-returns.server.ts';
import { type OrderRefund, selectRefunds, toRefund } from '../refunds/refund-rows.server.ts';
import type { Customer } from '../shared/customer.ts';
import { postalAddress, type PostalAddress } from '../shared/postal-address.ts';
import { versionOf } from './correct-order.server.ts';
import {
  selectDeskOrder,
  selectHandling,
  selectNextCall,
  selectOrderMails,
  selectOtherOrders,
  selectStaffNames,
  selectStockNow,
  selectWaitingMove,
  type UpcomingCall,
  type OrderMail,
  type OtherOrder,
} from './desk-queries.server.ts';
import { toDeskReturns, type DeskReturn } from './desk-returns.server.ts';
import { selectDeskTimeline, toDeskTimeline, type DeskEntry } from './desk-timeline.server.ts';

export interface DeskItem extends OrderItem {
  /** Pieces in stock now; null when the piece is no longer in the shop. */
  stock: number | null;
}

type OrderRow = RowsOf<ReturnType<typeof selectDeskOrder>>[number];

/** Everything that sales staff see of one order. */
export interface OrderDesk extends Omit<
  OrderRow,
  | 'address'
  | 'governorate'
  | 'governorateAr'
  | 'cancelsAt'
  | 'warnedAt'
  | 'collectedAt'
  | 'collectedBy'
> {
  money: OrderMoney;
  address: PostalAddress;
  /** Not there by the promised day, and not delivered. */
  isLate: boolean;
  /** Null when the order is not cancelled by itself. */
  hold: { cancelsAt: Date; isWarned: boolean } | null;
  /** Null when it is too late for a correction. */
  correction: { address: StoredAddress; version: string } | null;
  /** When the courier handed over the cash, and to whom. */
  cash: { at: Date; by: string | null } | null;
  items: DeskItem[];
  timeline: DeskEntry[];
  returns: DeskReturn[];
  refunds: OrderRefund[];
  /** Whether staff can open a return for the buyer, and whether the buyer still could. */
  returnable: { isOpen: boolean; isInTime: boolean; until: string | null };
  otherOrders: OtherOrder[];
  mails: OrderMail[];
  /** The steps that staff can take now. */
  next: OrderStatus[];
  /** A step that was decided and can still be undone. */
  waiting: { to: OrderStatus; by: string | null; secondsLeft: number } | null;
  nextCall: UpcomingCall;
  handling: OrderHandling;
}

interface ReadOptions {
  actor: Customer;
  locale: Locale;
  now: Date;
}

/** Null for unknown orders; row-level security shows orders to sales only. */
export async function readOrderDesk(
  id: string,
  { actor, locale, now }: ReadOptions,
): Promise<OrderDesk | null> {
  if (!isUuid(id)) return null;
  const [[row], itemRows, stocks, timeline, returnRows, refundRows, ...rest] = await asUser(
    actor,
  ).read(
    selectDeskOrder(id),
    selectItems(id),
    selectStockNow(id),
    selectDeskTimeline(id),
    selectReturns(id),
    selectRefunds(id),
    selectOtherOrders(id),
    selectStaffNames(),
    selectOrderMails(id),
    selectWaitingMove(id, now),
    selectNextCall(id),
    selectHandling(id),
  );
  if (!row) return null;
  const [otherOrders, staff, mails, [move], [call], [handling]] = rest;
  const order = withMoney(row);
  const { address, governorate, governorateAr, cancelsAt, warnedAt, ...known } = order;
  const { collectedAt, collectedBy, ...facts } = known;
  const stockOf = new Map(stocks.map(({ id: item, stock }) => [item, stock]));
  const items = itemRows.map((item) => ({
    ...toOrderItem(item, locale),
    stock: stockOf.get(item.id) ?? null,
  }));
  const refunds = refundRows.map((refund) => toRefund(refund, locale));
  const returnable = { status: order.status, deliveredAt: order.deliveredAt, lines: items };
  const names = new Map(staff.map(({ id: person, name }) => [person, name]));
  return {
    ...facts,
    isLate: isOrderLate(order, shopDay(now)),
    address: postalAddress(address as object, localized(locale, governorate, governorateAr)),
    correction: canCorrect(order.status)
      ? { address: address as StoredAddress, version: versionOf(order) }
      : null,
    cash: collectedAt && { at: collectedAt, by: (collectedBy && names.get(collectedBy)) || null },
    hold: cancelsAt && { cancelsAt, isWarned: warnedAt !== null },
    items,
    timeline: toDeskTimeline(timeline, { locale, names }),
    returns: toDeskReturns({
      charged: {
        ...order,
        discounted: discountedWorth(items.map((item) => ({ ...item, price: item.unitPrice }))),
        addedTax: order.taxIncluded ? '0.00' : order.tax,
      },
      money: order.money,
      items,
      returns: returnRows.map((each) => toReturn(each, locale)),
      refunds,
    }),
    refunds,
    returnable: {
      isOpen: canReturn(returnable, now, 'staff'),
      isInTime: canReturn(returnable, now, 'buyer'),
      until: order.deliveredAt && lastReturnDay(order.deliveredAt),
    },
    otherOrders: otherOrders.map(withMoney),
    mails,
    next: nextStatuses(order.status, 'staff'),
    waiting: move
      ? { to: move.to, by: names.get(move.decidedBy) ?? null, secondsLeft: move.secondsLeft }
      : null,
    nextCall: call!,
    handling: handling ?? { assigneeId: null, courier: null, tags: [] },
  };
}
