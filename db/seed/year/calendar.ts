import { daysBefore, shopDay } from '../time.ts';
import type { Random } from './random.ts';

export const daysOfTheYear = 365;

/** The month and day of the Islamic calendar, by which the seasons of the shop move. */
const hijri = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  month: 'numeric',
  day: 'numeric',
  timeZone: 'Africa/Cairo',
});

const hijriDay = (noon: Date): { month: number; day: number } => {
  const parts = Object.fromEntries(
    hijri.formatToParts(noon).map(({ type, value }) => [type, value]),
  );
  return { month: Number(parts['month']), day: Number(parts['day']) };
};

const shaban = 8;
const ramadan = 9;
const shawwal = 10;
const dhuAlHijja = 12;

/** Homes are made ready before the feasts; on the feasts themselves hardly anyone orders. */
const feastFactor = ({ month, day }: ReturnType<typeof hijriDay>): number => {
  if (month === shaban) return 1.35;
  if (month === ramadan) return day > 18 ? 1.6 : 1.1;
  if (month === shawwal && day <= 3) return 0.3;
  if (month === dhuAlHijja && day >= 9 && day <= 13) return 0.35;
  return 1;
};

/** The week of White Friday, and the summer in which most weddings are. */
const monthFactor = (day: string): number => {
  const [, month, date] = day.split('-').map(Number) as [number, number, number];
  if (month === 11 && date >= 20) return 2.1;
  if (month === 7 || month === 8) return 1.2;
  return month === 1 ? 0.8 : 1;
};

/** From Sunday; on Thursday evening the weekend begins. */
const weekdayFactors = [1, 0.95, 0.95, 1, 1.25, 0.7, 1.15];

export type ShopDay = { day: string; daysAgo: number; isRamadan: boolean; weight: number };

/** `daysAgo` may be a part of a day. */
export function shopDayBefore(now: Date, daysAgo: number): ShopDay {
  const day = shopDay(daysBefore(now, daysAgo));
  const noon = new Date(`${day}T10:00:00Z`);
  const feasts = hijriDay(noon);
  const growth = 1.4 - (0.8 * daysAgo) / daysOfTheYear;
  const weight =
    growth * weekdayFactors[noon.getUTCDay()]! * feastFactor(feasts) * monthFactor(day);
  return { day, daysAgo, isRamadan: feasts.month === ramadan, weight };
}

/** Every Cairo day of the year before `now`, oldest first, with how busy it was. */
export const shopDays = (now: Date): ShopDay[] =>
  Array.from({ length: daysOfTheYear }, (_, index) => shopDayBefore(now, daysOfTheYear - index));

const hour = 3_600_000;

/** A moment of that day between nine in the morning and ten at night, rather in the evening. */
export const momentOf = ({ day }: Pick<ShopDay, 'day'>, random: Random): Date => {
  const hours = 7 + 13 * Math.max(random.fraction(), random.fraction());
  return new Date(Date.parse(`${day}T00:00:00Z`) + hours * hour);
};

/** The same moment, or the next one at which staff work: not at night, and not on Friday. */
export const workingTime = (moment: Date, random: Random): Date => {
  const friday = 5;
  let time = moment;
  const isOff = () =>
    time.getUTCDay() === friday || time.getUTCHours() < 7 || time.getUTCHours() >= 16;
  while (isOff()) {
    const isEarly = time.getUTCHours() < 7 && time.getUTCDay() !== friday;
    const day = new Date(time.getTime() + (isEarly ? 0 : 24 * hour)).toISOString().slice(0, 10);
    time = new Date(Date.parse(`${day}T07:00:00Z`) + random.between(0, 6) * hour);
  }
  return time;
};
