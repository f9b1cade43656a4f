/** A range of days. */
export interface DayRange {
  from: number;
  to: number;
}

const friday = 5;

/** The date some days after a calendar day such as `2026-11-15`. */
function dateAfter(day: string, days: number): Date {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date;
}

export const addDays = (day: string, days: number): string =>
  dateAfter(day, days).toISOString().slice(0, 10);

/** There is no delivery on Fridays: Saturday instead. */
function nextDeliveryDay(date: Date): string {
  if (date.getUTCDay() === friday) date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
}

/** All pieces are delivered on one day, so the longest production time counts. */
export const slowestOf = (making: readonly (DayRange | null)[]): DayRange => ({
  from: Math.max(0, ...making.map((days) => days?.from ?? 0)),
  to: Math.max(0, ...making.map((days) => days?.to ?? 0)),
});

/** The days between which an order arrives: production time, then transport. */
export function deliveryWindow(today: string, making: DayRange, road: DayRange) {
  return {
    from: nextDeliveryDay(dateAfter(today, making.from + road.from)),
    to: nextDeliveryDay(dateAfter(today, making.to + road.to)),
  };
}

/** The road to a place that is not known yet: from the nearest of all to the farthest. */
export const anyRoad = (roads: readonly DayRange[]): DayRange => ({
  from: Math.min(...roads.map(({ from }) => from)),
  to: Math.max(...roads.map(({ to }) => to)),
});

/** Made when it is first used: pages that only count days do without it. */
let cairoDay: Intl.DateTimeFormat | undefined;

/** The calendar day in Cairo. */
export function shopDay(now: Date): string {
  cairoDay ??= new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Cairo' });
  return cairoDay.format(now);
}
