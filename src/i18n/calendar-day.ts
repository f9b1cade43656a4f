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

const styles: Record<
  Locale,
  Record<DayStyle, (day: number, month: string, year: number) => string>
> = {
  en: {
    day: (day, month) => `${month} ${day}`,
    year: (_day, _month, year) => `${year}`,
    medium: (day, month, year) => `${month.slice(0, 3)} ${day}, ${year}`,
    long: (day, month, year) => `${month} ${day}, ${year}`,
  },
  ar: {
    day: (day, month) => `${day} ${month}`,
    year: (_day, _month, year) => `${year}`,
    medium: (day, month, year) => `${day} ${month} ${year}`,
    long: (day, month, year) => `${day} ${month} ${year}`,
  },
};

const plainDay = /^([1-9]\d{3})-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** Writes a day such as 2026-11-18 as Intl does; null for anything else. */
export function writeCalendarDay(
  text: string,
  locale: Locale,
  style: DayStyle,
  digits: Digits,
): string | null {
  const [, year, month, day] = plainDay.exec(text) ?? [];
  if (!year) return null;
  const name = months[locale][Number(month) - 1]!;
  const written = styles[locale][style](Number(day), name, Number(year));
  // The comma of an English date is no part of a number.
  return locale === 'ar' ? writeDigits(written, digits) : written;
}
