import { type Digits, formatDate } from '#i18n/format.ts';
import { isolate } from '#i18n/isolate.ts';
import type { Locale } from '#i18n/locale.ts';

/** The same days as the pages of the shop name. */
export function formatArrival(
  { from, to }: { from: string; to: string },
  locale: Locale,
  digits: Digits,
): string {
  const day = (value: string) => formatDate(value, locale, 'day', digits);
  return from === to ? day(from) : `${day(from)} – ${day(to)}`;
}

interface PostalParts {
  full_name?: string;
  street?: string;
  building?: string;
  city?: string;
}

/** Name, street and place, one below the other. */
export function formatAddress(address: PostalParts, governorate: string, locale: Locale): string {
  const comma = locale === 'ar' ? '، ' : ', ';
  const street = [address.street, address.building].filter(Boolean).join(comma);
  const place = [address.city, governorate].filter(Boolean).join(comma);
  return [address.full_name ?? '', street, place].filter(Boolean).map(isolate).join('\n');
}
