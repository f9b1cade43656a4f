import { dueLabel, lastMoneyLine } from '#domain/orders/order-money.ts';
import { typedNumberFor } from '#domain/digits.ts';
import { joinIsolated } from '../invoices/paper.ts';
import { formatDate, formatMoney, formatNumber } from '#i18n/format.ts';
import { isolateLtr } from '#i18n/isolate.ts';
import type { Locale } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.server.ts';
import { findVisibleOrder, type OrderDetail } from '../orders/find-order.server.ts';
import type { Customer } from '../shared/customer.ts';
import { links } from '../shared/links.server.ts';
import type { PackingSlip, PickList } from './print.ts';

export interface PrintReader {
  customer: Customer;
  locale: Locale;
  now: Date;
}

/** The orders in the given sequence; unknown ones are left out. */
export async function readOrders(
  ids: readonly string[],
  reader: PrintReader,
): Promise<OrderDetail[]> {
  const orders = [];
  // One after the other: a hundred at once would take every connection of the shop.
  for (const id of ids) orders.push(await findVisibleOrder(id, reader));
  return orders.filter((order) => order !== null);
}

export function writeSlip(order: OrderDetail, locale: Locale): PackingSlip {
  const t = translator(locale);
  const { address } = order;
  const floor = typedNumberFor(locale, address.floor);
  const apartment = typedNumberFor(locale, address.apartment);
  const comma = t('adminOrders.orderDesk.comma');
  return {
    number: order.number,
    date: formatDate(order.placedAt, locale),
    recipient: [
      address.fullName,
      joinIsolated([`${address.building} ${address.street}`.trim()], comma),
      joinIsolated(
        [
          floor && t('adminOrders.orderDesk.floor', { floor }),
          apartment && t('adminOrders.orderDesk.apartment', { apartment }),
          address.landmark,
        ],
        comma,
      ),
      joinIsolated([address.city, address.governorate], comma),
      isolateLtr(address.phone),
    ].filter(Boolean),
    notes: order.notes,
    promised: order.promisedOn && formatDate(order.promisedOn, locale, 'day'),
    cash: cashOf(order, locale),
    lines: order.items.map((item) => ({
      id: item.id,
      name: item.name,
      details: joinIsolated(
        [
          ...item.options,
          item.madeToOrder ? t('adminOrders.orderDesk.madeToOrder') : '',
          item.workshop,
          item.sku,
        ],
        ' · ',
      ),
      quantity: formatNumber(item.quantity, locale),
    })),
    link: links.admin(locale, `/orders/${order.id}`),
  };
}

/** The line that is last about the money: mostly what the courier collects. */
function cashOf({ money, currency }: OrderDetail, locale: Locale): PackingSlip['cash'] {
  const t = translator(locale);
  const { name, amount } = lastMoneyLine(money);
  const label =
    name === 'due'
      ? t(`adminOrders.orderMoney.due.${dueLabel(money)}`)
      : t(`adminOrders.orderMoney.${name}`);
  return { label, amount: formatMoney(amount, locale, currency) };
}

/** What to fetch from each workshop for all orders together. */
export function writePickList(orders: readonly OrderDetail[], locale: Locale): PickList {
  const pieces = orders.flatMap((order) =>
    order.items.map((item) => ({ ...item, number: order.number })),
  );
  const byWorkshop = Map.groupBy(pieces, ({ workshop }) => workshop);
  const workshops = [...byWorkshop].toSorted(([one], [other]) => one.localeCompare(other, locale));
  return {
    orders: orders.length,
    workshops: workshops.map(([workshop, items]) => ({
      workshop,
      lines: [...Map.groupBy(items, ({ sku }) => sku)]
        .toSorted(([one], [other]) => one.localeCompare(other))
        .map(([sku, same]) => ({
          id: sku,
          name: same[0]!.name,
          details: joinIsolated([...same[0]!.options, sku], ' · '),
          quantity: formatNumber(
            same.reduce((count, { quantity }) => count + quantity, 0),
            locale,
          ),
          orders: joinIsolated([...new Set(same.map(({ number }) => number))], ' · '),
        })),
    })),
  };
}
