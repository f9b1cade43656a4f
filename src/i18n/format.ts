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
 * of a page blocks a phone for about 0.1 s. Negative numbers, times and the like are left to Intl.
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

/** As people write them in the shop's country; the standard's "US$" falls apart in Arabic lines. */
const symbols: Record<string, Record<Locale, string>> = {
  USD: { en: '$', ar: '$' },
  EGP: { en: 'EGP', ar: 'ج.م' },
};

/** Where Intl sets them, with marks of direction for Arabic lines. */
const amounts: Record<string, Record<Locale, (decimal: string, symbol: string) => string>> = {
  USD: {
    en: (decimal, symbol) => `${symbol}${decimal}`,
    ar: (decimal, symbol) => `\u200f${decimal}\u00a0${symbol}`,
  },
  EGP: {
    en: (decimal, symbol) => `${symbol}\u00a0${decimal}`,
    ar: (decimal, symbol) => `\u200f${decimal}\u00a0${symbol}\u200f`,
  },
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
  return format
    .formatToParts(amount as Intl.StringNumericLiteral)
    .map(({ type, value }) =>
      type === 'currency' ? (symbols[currency]?.[locale] ?? value) : value,
    )
    .join('');
}

const plainAmount = /^(\d+)(?:\.(\d{1,2}))?$/;

function writePlainAmount(
  amount: string,
  locale: Locale,
  currency: string,
  { digits, exact }: Required<MoneyStyle>,
): string | null {
  const write = amounts[currency]?.[locale];
  const [, whole, cents = ''] = plainAmount.exec(amount) ?? [];
  if (!write || !whole) return null;
  const fraction = cents.padEnd(2, '0');
  const shown = fraction === '00' && !exact ? '' : fraction;
  const decimal = writeDecimal(whole, shown, digitsIn(locale, digits));
  return write(decimal, symbols[currency]![locale]);
}

export type DateStyle = DayStyle | 'dateTime';

const withMonthName = { day: 'numeric', month: 'long', year: 'numeric' } as const;

const dateOptions: Record<Locale, Record<DateStyle, Intl.DateTimeFormatOptions>> = {
  en: {
    day: { day: 'numeric', month: 'long' },
    year: { year: 'numeric' },
    medium: { dateStyle: 'medium' },
    long: withMonthName,
    dateTime: { dateStyle: 'medium', timeStyle: 'short' },
  },
  // The medium style of ar-EG is all figures (٢٨/١٢/٢٠٢٦), so the month is named here too.
  ar: {
    day: { day: 'numeric', month: 'long' },
    year: { year: 'numeric' },
    medium: withMonthName,
    long: withMonthName,
    dateTime: { ...withMonthName, hour: 'numeric', minute: '2-digit' },
  },
};

export function formatDate(
  value: Date | string,
  locale: Locale,
  style: DateStyle = 'long',
  digits: Digits = 'arab',
): string {
  if (style !== 'dateTime' && typeof value === 'string') {
    const written = writeCalendarDay(value, locale, style, digits);
    if (written !== null) return written;
  }
  const tag = tagOf(locale, digits);
  const format = cached(
    `date ${tag} ${style}`,
    () => new Intl.DateTimeFormat(tag, { ...dateOptions[locale][style], timeZone: shopTimeZone }),
  );
  return format.format(typeof value === 'string' ? new Date(value) : value);
}
