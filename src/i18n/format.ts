import type { Locale } from './locale.ts';

/** Arabic reads Arabic-Indic digits by default; the shop's settings may choose Western ones. */
export type Digits = 'arab' | 'latn';

const shopTimeZone = 'Africa/Cairo';

function tagOf(locale: Locale, digits: Digits): string {
  return locale === 'ar' ? `ar-EG-u-nu-${digits}` : 'en-US';
}

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

export function formatNumber(value: number, locale: Locale, digits: Digits = 'arab'): string {
  const tag = tagOf(locale, digits);
  return cached(`number ${tag}`, () => new Intl.NumberFormat(tag)).format(value);
}

/** As people write them in the shop's country; the standard's "US$" falls apart in Arabic lines. */
const symbols: Record<string, Record<Locale, string>> = {
  USD: { en: '$', ar: '$' },
  EGP: { en: 'EGP', ar: 'ج.م' },
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

/** `day` omits the year: it is used for dates of the coming weeks. */
export type DateStyle = 'day' | 'year' | 'medium' | 'long' | 'dateTime';

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
  const tag = tagOf(locale, digits);
  const format = cached(
    `date ${tag} ${style}`,
    () => new Intl.DateTimeFormat(tag, { ...dateOptions[locale][style], timeZone: shopTimeZone }),
  );
  return format.format(typeof value === 'string' ? new Date(value) : value);
}
