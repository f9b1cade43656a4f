/** Days, at the least and at the most. */
export interface DayRange {
  from: number;
  to: number;
}

const friday = 5;

/** A calendar day, `2026-11-15`, some days later. */
function dateAfter(day: string, days: number): Date {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date;
}

export const addDays = (day: string, days: number): string =>
  dateAfter(day, days).toISOString().slice(0, 10);

/** Nobody delivers on a Friday: what would arrive then comes on Saturday. */
function nextDeliveryDay(date: Date): string {
  if (date.getUTCDay() === friday) date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
}

/** Between which days it arrives: the making first, then the road. */
export function deliveryWindow(today: string, making: DayRange, road: DayRange) {
  return {
    from: nextDeliveryDay(dateAfter(today, making.from + road.from)),
    to: nextDeliveryDay(dateAfter(today, making.to + road.to)),
  };
}

const cairoDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Cairo' });

/** The shop's day begins at midnight in Cairo. */
export function shopDay(now: Date): string {
  return cairoDay.format(now);
}
