export const locales = ['en', 'ar'] as const;
export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = 'en';

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

export function directionOf(locale: Locale): 'ltr' | 'rtl' {
  return locale === 'ar' ? 'rtl' : 'ltr';
}

/** Detects the language of a customer's text, for its lang attribute. */
export function languageOf(text: string): Locale {
  return /[\u0621-\u064A]/.test(text) ? 'ar' : 'en';
}

/** Picks the field of the reader's language; Arabic that is missing falls back to English. */
export function localized(
  locale: Locale,
  english: string | null | undefined,
  arabic: string | null | undefined,
): string {
  return (locale === 'ar' && arabic) || english || '';
}

/** Picks the list of the reader's language; an empty Arabic list falls back to English. */
export function localizedList<Item>(locale: Locale, english: Item[], arabic: Item[]): Item[] {
  return locale === 'ar' && arabic.length > 0 ? arabic : english;
}
