import { type Digits, writeDigits } from './digits.ts';
import type { Locale } from './locale.ts';

/** `day` omits the year: it is used for dates of the coming weeks. */
export type DayStyle = 'day' | 'year' | 'medium' | 'long';

const english =
  'January February March April May June July August September October November December';
const arabic = 'يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر';
const months: Record<Locale, readonly string[]> = {
  en: english.split(' '),
  ar: arabic.split(' '),
};

/** D is the day, M the month, m its short name, Y the year. */
const patterns: Record<Locale, Record<DayStyle, string>> = {
  en: { day: 'M D', year: 'Y', medium: 'm D, Y', long: 'M D, Y' },
  ar: { day: 'D M', year: 'Y', medium: 'D M Y', long: 'D M Y' },
};

/** Writes a day such as 2026-11-18 as Intl does. */
export function writeCalendarDay(
  text: string,
  locale: Locale,
  style: DayStyle,
  digits: Digits,
): string {
  const [Y, month, day] = text.split('-') as [string, string, string];
  const M = months[locale][Number(month) - 1]!;
  const parts: Record<string, string> = { D: `${Number(day)}`, M, m: M.slice(0, 3), Y };
  const written = patterns[locale][style].replace(/\w/g, (part) => parts[part]!);
  // The comma of an English date is no part of a number.
  return locale === 'ar' ? writeDigits(written, digits) : written;
}
