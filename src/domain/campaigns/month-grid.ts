const dayLength = 86_400_000;
const textOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Whether a text is a month such as 2026-11. */
export const isMonth = (text: string | null): text is string =>
  text !== null && /^20\d\d-(0[1-9]|1[0-2])$/.test(text);

/** The month so many months later. */
export function monthAfter(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

/** The weeks of a month as calendar days, from Saturday, on which Egypt's week begins. */
export function weeksOfMonth(month: string): string[][] {
  const first = Date.parse(`${month}-01T00:00:00Z`);
  const start = first - ((new Date(first).getUTCDay() + 1) % 7) * dayLength;
  const end = Date.parse(`${monthAfter(month, 1)}-01T00:00:00Z`);
  const weeks: string[][] = [];
  for (let week = start; week < end; week += 7 * dayLength) {
    weeks.push(Array.from({ length: 7 }, (_, day) => textOf(week + day * dayLength)));
  }
  return weeks;
}
