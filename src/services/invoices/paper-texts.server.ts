import { canReceiveMail } from '#domain/checkout/no-email.ts';
import type { OrderTax } from '#domain/orders/order-money.ts';
import { formatDate, formatMoney, formatNumber } from '#i18n/format.ts';
import { isolateLtr } from '#i18n/isolate.ts';
import { localized, type Locale } from '#i18n/locale.ts';
import type { Translate } from '#i18n/messages/index.ts';
import { translator } from '#i18n/translator.server.ts';
import { db, type RowsOf } from '#platform/database/query.ts';
import { asVisitor } from '#platform/database/run-as.server.ts';
import type { OrderDetail } from '../orders/find-order.server.ts';
import { joinIsolated, type Paper, type PaperSum } from './paper.ts';

const selectSettings = () => db.selectFrom('site_settings').selectAll();
type Settings = RowsOf<ReturnType<typeof selectSettings>>[number];

/** What every paper of the shop needs: its settings, and texts in one language. */
export interface PaperTexts {
  settings: Settings;
  locale: Locale;
  t: Translate;
}

export async function readPaperTexts(locale: Locale): Promise<PaperTexts> {
  const [[settings]] = await asVisitor().read(selectSettings());
  if (!settings) throw new Error('The settings row is missing.');
  return { settings, locale, t: translator(locale) };
}

/** Formats amounts, days and counts of an order as papers do. */
export function paperFormats({ settings, locale }: PaperTexts, { currency }: OrderDetail) {
  const digits = settings.arabic_digits;
  return {
    money: (amount: string) => formatMoney(amount, locale, currency, { digits, exact: true }),
    day: (date: Date) => formatDate(date, locale, 'long', digits),
    count: (value: number) => formatNumber(value, locale, digits),
  };
}

/** The name of the shop and both parties. */
export function partiesOf(
  order: OrderDetail,
  texts: PaperTexts,
  buyerLabel: string,
): Pick<Paper, 'brand' | 'from' | 'to'> {
  const { settings, locale, t } = texts;
  return {
    brand: localized(locale, settings.brand_name, settings.brand_name_ar),
    from: { label: t('account.order.invoice.from'), lines: sellerOf(texts) },
    to: { label: buyerLabel, lines: buyerOf(order, t) },
  };
}

function sellerOf({ settings, locale, t }: PaperTexts): string[] {
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
    canReceiveMail(email) ? isolateLtr(email) : '',
  ].filter(Boolean);
}

interface TaxWriting {
  t: Translate;
  formats: ReturnType<typeof paperFormats>;
}

/** Nothing without a rate: papers name no tax that was not set. */
export function taxSums(tax: OrderTax | null, { t, formats }: TaxWriting): PaperSum[] {
  if (!tax) return [];
  const percent = formats.count(Number(tax.rate));
  const amount = formats.money(tax.amount);
  if (!tax.isIncluded) return [{ label: t('account.order.money.vatAdded', { percent }), amount }];
  return [{ label: t('account.order.money.vatIncluded', { percent }), amount }];
}
