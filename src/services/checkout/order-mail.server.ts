import { formatMoney, formatNumber } from '#i18n/format.ts';
import { isolateLtr } from '#i18n/isolate.ts';
import type { Runnable } from '#platform/database/query.ts';
import { links } from '../identity/links.server.ts';
import { insertMail, type Mail, mentionKept } from '../mail/outbox.server.ts';
import type { TemplateData } from '../mail/templates/index.ts';
import { insertNotice } from '../notifications/notify.server.ts';
import { guestToken } from './order-token.server.ts';
import type { OrderDraft } from './order-draft.ts';
import type { PricedOrder } from './price-under-lock.server.ts';

interface Told {
  id: string;
  number: string;
  draft: OrderDraft;
  priced: PricedOrder;
}

/** A letter in the order's language, and a notice for whoever has an account. */
export function tellingBuyer(told: Told): Runnable[] {
  const { id, number, draft } = told;
  const { userId } = draft;
  const { now } = draft.attempt;
  const mail = letterTo(told);
  mentionKept(mail);
  const letter = insertMail(mail, draft.brands);
  if (!userId) return [letter];
  const notice = insertNotice({
    userId,
    category: 'orders',
    title: { en: 'We have your order', ar: 'وصلنا طلبك' },
    body: { en: `Order ${number}`, ar: `الطلب رقم ${isolateLtr(number)}` },
    link: `/account/orders/${id}`,
    now,
  });
  return [letter, notice];
}

function letterTo(told: Told): Mail<'order_placed'> {
  const { address, input, attempt } = told.draft;
  const { locale } = input;
  const data = letterOf(told);
  return { recipient: address.email, locale, template: 'order_placed', data, now: attempt.now };
}

function letterOf({ id, number, draft, priced }: Told): TemplateData['order_placed'] {
  const { input, address, money, userId } = draft;
  const { lines, totals } = priced;
  const { locale } = input;
  const { digits, currency } = money;
  const amount = (value: string) => formatMoney(value, locale, currency, digits);
  return {
    name: address.full_name,
    number,
    link: userId ? links.trackOrder(locale, id) : links.confirmation(locale, guestToken(id)),
    lines: lines.map((line) => ({
      name: line.name[locale],
      options: line.options.map((option) => option[locale]).join(locale === 'ar' ? '، ' : ', '),
      quantity: formatNumber(line.quantity, locale, digits),
      total: amount(line.lineTotal),
    })),
    subtotal: amount(totals.subtotal),
    discount: totals.discount === '0.00' ? null : amount(totals.discount),
    shipping: totals.shipping === '0.00' ? null : amount(totals.shipping ?? '0.00'),
    tax: totals.taxIncluded ? null : amount(totals.tax),
    payable: amount(totals.payable),
  };
}
