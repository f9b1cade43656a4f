import { type DayStyle, writeCalendarDay } from './calendar-day.ts';
import { type Digits, writeDecimal } from './digits.ts';
import type { Locale } from './locale.ts';

export type { Digits };

const shopTimeZone = 'Africa/Cairo';

function tagOf(locale: Locale, digits: Digits): string {
  return locale === 'ar' ? `ar-EG-u-nu-${digits}` : 'en-US';
}

/*
 * Plain numbers, amounts and days are written without Intl, with the same result: the first formatter
 * of a page blocks a phone for about 0.1 s. Negative numbers, instants and the like are left to Intl.
 */

// Building an Intl formatter costs far more than using one.
const formatters = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>();

function cached<Made extends Intl.NumberFormat | Intl.DateTimeFormat>(
  key: string,
  make: () => Made,
): Made {
  let made = formatters.get(key) as Made | undefined;
  if (!made) {
    made = make();
    formatters.set(key, made);
  }
  return made;
}

const digitsIn = (locale: Locale, digits: Digits): Digits => (locale === 'ar' ? digits : 'latn');

const plainNumber = /^(\d+)(?:\.(\d{1,3}))?$/;

export function formatNumber(value: number, locale: Locale, digits: Digits = 'arab'): string {
  const [, whole, fraction = ''] = plainNumber.exec(String(value)) ?? [];
  if (whole) return writeDecimal(whole, fraction, digitsIn(locale, digits));
  const tag = tagOf(locale, digits);
  return cached(`number ${tag}`, () => new Intl.NumberFormat(tag)).format(value);
}

/**
 * # is the amount. Symbols as people write them in the shop's country: the standard's "US$" falls apart
 * in Arabic lines, which need marks of direction.
 */
const moneyPatterns: Record<string, Record<Locale, string>> = {
  USD: { en: '$#', ar: '\u200f#\u00a0$' },
  EGP: { en: 'EGP\u00a0#', ar: '\u200f#\u00a0ج.م\u200f' },
};

interface MoneyStyle {
  digits?: Digits;
  /** Whole amounts end in .00 too, as invoices and coupons write them. */
  exact?: boolean;
}

/** Takes the exact decimal as a string, so that no amount passes through a float. */
export function formatMoney(
  amount: string,
  locale: Locale,
  currency: string,
  style: Digits | MoneyStyle = 'arab',
): string {
  const { digits = 'arab', exact = false } = typeof style === 'string' ? { digits: style } : style;
  const written = writePlainAmount(amount, locale, currency, { digits, exact });
  if (written !== null) return written;
  const tag = tagOf(locale, digits);
  const trailingZeroDisplay = exact ? 'auto' : 'stripIfInteger';
  const format = cached(
    `money ${tag} ${currency} ${trailingZeroDisplay}`,
    () => new Intl.NumberFormat(tag, { style: 'currency', currency, trailingZeroDisplay }),
  );
  const symbol = moneyPatterns[currency]?.[locale].replace(/[#\s\u200f]/g, '');
  return format
    .formatToParts(amount as Intl.StringNumericLiteral)
    .map(({ type, value }) => (type === 'currency' ? (symbol ?? value) : value))
    .join('');
}

const plainAmount = /^(\d+)(?:\.(\d{1,2}))?$/;

function writePlainAmount(
  amount: string,
  locale: Locale,
  currency: string,
  { digits, exact }: Required<MoneyStyle>,
): string | null {
  const pattern = moneyPatterns[currency]?.[locale];
  const [, whole, cents = ''] = plainAmount.exec(amount) ?? [];
  if (!pattern || !whole) return null;
  const fraction = cents.padEnd(2, '0');
  const shown = fraction === '00' && !exact ? '' : fraction;
  return pattern.replace('#', writeDecimal(whole, shown, digitsIn(locale, digits)));
}

export type DateStyle = DayStyle | 'dateTime';

const timeOptions: Record<Locale, Intl.DateTimeFormatOptions> = {
  en: { dateStyle: 'medium', timeStyle: 'short' },
  // The medium style of ar-EG is all figures (٢٨/١٢/٢٠٢٦), so the month is named here too.
  ar: { day: 'numeric', month: 'long', year: 'numeric', hour: 'numeric', minute: '2-digit' },
};

export function formatDate(
  value: Date | string,
  locale: Locale,
  style: DateStyle = 'long',
  digits: Digits = 'arab',
): string {
  if (style !== 'dateTime') return writeCalendarDay(dayOf(value), locale, style, digits);
  const tag = tagOf(locale, digits);
  const options = { ...timeOptions[locale], timeZone: shopTimeZone };
  const format = cached(`time ${tag}`, () => new Intl.DateTimeFormat(tag, options));
  return format.format(new Date(value));
}

/** A calendar day such as 2026-11-18 as it is, and of an instant the day in Cairo. */
function dayOf(value: Date | string): string {
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)) return value;
  const options = { timeZone: shopTimeZone };
  return cached('day', () => new Intl.DateTimeFormat('en-CA', options)).format(new Date(value));
}
