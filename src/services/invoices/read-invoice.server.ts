import { formatDate, formatMoney, formatNumber } from '#i18n/format.ts';
import { isolateLtr } from '#i18n/isolate.ts';
import { localized, type Locale } from '#i18n/locale.ts';
import type { Translate } from '#i18n/messages/index.ts';
import { translator } from '#i18n/translator.server.ts';
import { db, type RowsOf } from '#platform/database/query.ts';
import { asVisitor } from '#platform/database/run-as.server.ts';
import type { Customer } from '../shared/customer.ts';
import { findVisibleOrder, type OrderDetail } from '../orders/find-order.server.ts';
import { joinIsolated, type Invoice } from './invoice.ts';

interface Reader {
  customer: Customer;
  locale: Locale;
  now: Date;
}

/** For its buyer and sales; null for others, as for unknown orders. */
export async function readInvoice(orderId: string, reader: Reader): Promise<Invoice | null> {
  const order = await findVisibleOrder(orderId, reader);
  const [invoice] = order ? await writeInvoices([order], reader.locale) : [];
  return invoice ?? null;
}

/** The invoices of orders that the caller may see. */
export async function writeInvoices(
  orders: readonly OrderDetail[],
  locale: Locale,
): Promise<Invoice[]> {
  const [[settings]] = await asVisitor().read(selectSettings());
  if (!settings) throw new Error('The settings row is missing.');
  const context = { settings, locale, t: translator(locale) };
  return orders.map((order) => writeInvoice(order, context));
}

const selectSettings = () => db.selectFrom('site_settings').selectAll();

interface InvoiceContext {
  settings: RowsOf<ReturnType<typeof selectSettings>>[number];
  locale: Locale;
  t: Translate;
}

function writeInvoice(order: OrderDetail, writing: InvoiceContext): Invoice {
  const { settings, locale, t } = writing;
  const digits = settings.arabic_digits;
  const money = (amount: string) =>
    formatMoney(amount, locale, order.currency, { digits, exact: true });
  return {
    number: order.number,
    date: formatDate(order.placedAt, locale, 'long', digits),
    status: t(`account.orderStatus.${order.status}`),
    brand: localized(locale, settings.brand_name, settings.brand_name_ar),
    seller: sellerOf(writing),
    buyer: buyerOf(order, t),
    lines: order.items.map((item) => ({
      id: item.id,
      name: item.name,
      details: joinIsolated([...item.options, item.workshop, item.sku], ' · '),
      price: money(item.unitPrice),
      quantity: formatNumber(item.quantity, locale, digits),
      sum: money(item.lineTotal),
    })),
    sums: sumsOf(order, money, t),
  };
}

function sellerOf({ settings, locale, t }: InvoiceContext): string[] {
  const fact = (label: string, value: string) => (value ? `${label}: \u2068${value}\u2069` : '');
  return [
    localized(locale, settings.legal_name, settings.legal_name_ar) ||
      localized(locale, settings.brand_name, settings.brand_name_ar),
    localized(locale, settings.address, settings.address_ar),
    settings.contact_phone && isolateLtr(settings.contact_phone),
    settings.contact_email && isolateLtr(settings.contact_email),
    fact(t('account.order.invoice.taxNumber'), settings.tax_number),
    fact(t('account.order.invoice.register'), settings.commercial_register),
  ].filter(Boolean);
}

function buyerOf({ address, email }: OrderDetail, t: Translate): string[] {
  const { building, street, floor, apartment, landmark } = address;
  const comma = t('account.address.comma');
  return [
    address.fullName,
    joinIsolated([t('account.address.street', { building, street })], comma),
    joinIsolated(
      [
        floor && t('account.address.floor', { floor }),
        apartment && t('account.address.apartment', { apartment }),
        landmark,
      ],
      comma,
    ),
    joinIsolated([address.city, address.governorate], comma),
    isolateLtr(address.phone),
    isolateLtr(email),
  ].filter(Boolean);
}

function sumsOf(order: OrderDetail, money: (amount: string) => string, t: Translate) {
  const isNothing = (amount: string) => /^0*\.?0*$/.test(amount);
  return [
    { label: t('account.order.subtotal'), amount: money(order.subtotal) },
    ...(isNothing(order.discount)
      ? []
      : [
          {
            label: order.couponCode
              ? t('account.order.discountBy', { code: order.couponCode })
              : t('account.order.discount'),
            amount: money(`-${order.discount}`),
          },
        ]),
    {
      label: t('account.order.shipping'),
      amount: isNothing(order.shipping) ? t('account.order.free') : money(order.shipping),
    },
    {
      label: t('account.order.tax'),
      amount: order.taxIncluded ? t('account.order.taxIncluded') : money(order.tax),
    },
    { label: t('account.order.invoice.total'), amount: money(order.payable) },
  ];
}
