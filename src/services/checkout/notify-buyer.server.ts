import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { deliveryWindow, shopDay, slowestOf } from '#domain/catalog/delivery.ts';
import { canReceiveMail } from '#domain/checkout/no-email.ts';
import { formatMoney, formatNumber } from '#i18n/format.ts';
import { isolateLtr } from '#i18n/isolate.ts';
import type { Locale } from '#i18n/locale.ts';
import type { Runnable } from '#platform/database/query.ts';
import { links } from '../shared/links.server.ts';
import { type Mail, renderedMailQueries, renderMail } from '../mail/enqueue-mail.server.ts';
import { formatAddress, formatArrival } from '../mail/format-delivery.ts';
import type { TemplateData } from '../mail/templates/index.ts';
import { insertNotification } from '../notifications/notify-customer.server.ts';
import { createGuestToken } from './guest-token.server.ts';
import type { OrderDraft } from './order-draft.ts';
import type { PricedOrder } from './price-under-lock.server.ts';

interface PlacedOrder {
  id: string;
  number: string;
  draft: OrderDraft;
  priced: PricedOrder;
}

/**
 * Renders the mail in the order's language while the database stores the order, because pieces stay
 * locked until the mail is stored too. The number, known only then, is filled in by what is returned:
 * the queries for the mail, and for the notification of a customer with an account.
 */
export async function prepareNotices(
  order: Omit<PlacedOrder, 'number'>,
): Promise<(number: string) => Runnable[]> {
  // Queries of the order are sent first.
  await nextTurn();
  const fillMail = canReceiveMail(order.draft.address.email) ? prepareMail(order) : () => [];
  return (number) => [...fillMail(number), ...notificationQueries({ ...order, number })];
}

function prepareMail(order: Omit<PlacedOrder, 'number'>) {
  const blank = randomUUID();
  const mail = mailAbout({ ...order, number: blank });
  const { subject, text, html, ...rest } = renderMail(mail, order.draft.shops);
  return (number: string): Runnable[] => {
    const fill = (content: string) => content.replaceAll(blank, number);
    const filled = { ...rest, subject: fill(subject), text: fill(text), html: fill(html) };
    return renderedMailQueries(mail, filled);
  };
}

function notificationQueries({ id, number, draft }: PlacedOrder): Runnable[] {
  const { userId, attempt } = draft;
  if (!userId) return [];
  const notification = insertNotification({
    userId,
    category: 'orders',
    title: { en: 'We have your order', ar: 'وصلنا طلبك' },
    body: { en: `Order ${number}`, ar: `الطلب رقم ${isolateLtr(number)}` },
    link: `/account/orders/${id}`,
    now: attempt.now,
  });
  return [notification];
}

function mailAbout(order: PlacedOrder): Mail<'order_placed'> {
  const { address, input, attempt } = order.draft;
  const { locale } = input;
  const data = mailDataOf(order);
  const { now } = attempt;
  return {
    recipient: address.email,
    locale,
    template: 'order_placed',
    data,
    orderId: order.id,
    now,
  };
}

/** A guest's links carry a token. */
function linksTo(id: string, userId: string | null, locale: Locale) {
  if (userId) return { link: links.trackOrder(locale, id), cancelLink: links.order(locale, id) };
  const token = createGuestToken(id);
  return {
    link: links.confirmation(locale, token),
    cancelLink: links.trackGuestOrder(locale, token),
  };
}

function mailDataOf({ id, number, draft, priced }: PlacedOrder): TemplateData['order_placed'] {
  const { input, address, money, userId } = draft;
  const { lines, totals } = priced;
  const { locale } = input;
  const { digits, currency } = money;
  const slowest = slowestOf(lines.map(({ leadTime }) => leadTime));
  const arrival = deliveryWindow(shopDay(draft.attempt.now), slowest, draft.road);
  const amount = (value: string) => formatMoney(value, locale, currency, digits);
  return {
    name: address.full_name,
    isConfirmed: draft.takenBy !== undefined,
    number,
    ...linksTo(id, userId, locale),
    lines: lines.map((line) => ({
      name: line.name[locale],
      details: [...line.options, ...(line.workshop ? [line.workshop] : [])]
        .map((detail) => detail[locale])
        .join(locale === 'ar' ? '، ' : ', '),
      quantity: formatNumber(line.quantity, locale, digits),
      picture: line.picture && links.thumbnail(line.picture),
      total: amount(line.lineTotal),
    })),
    arrival: formatArrival(arrival, locale, digits),
    address: formatAddress(address, draft.governorate, locale),
    phone: address.phone,
    subtotal: amount(totals.subtotal),
    discount: totals.discount === '0.00' ? null : amount(`-${totals.discount}`),
    shipping: totals.shipping === '0.00' ? null : amount(totals.shipping ?? '0.00'),
    tax: totals.taxIncluded ? null : amount(totals.tax),
    payable: amount(totals.payable),
  };
}
