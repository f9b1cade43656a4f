import { expect, it } from 'vitest';
import { isMonth, monthAfter, weeksOfMonth } from './month-grid.ts';

it('begins each week on Saturday and holds the whole month', () => {
  const weeks = weeksOfMonth('2026-11');
  expect(weeks[0]).toEqual(expect.arrayContaining(['2026-10-31', '2026-11-01', '2026-11-06']));
  expect(weeks.at(-1)).toEqual(expect.arrayContaining(['2026-11-30', '2026-12-04']));
  expect(weeks.every(([first]) => new Date(`${first}T00:00:00Z`).getUTCDay() === 6)).toBe(true);
});

it('goes over the end of a year', () => {
  expect(monthAfter('2026-12', 1)).toBe('2027-01');
  expect(monthAfter('2026-01', -1)).toBe('2025-12');
});

it.each(['2026-13', '26-11', '2026-1', '', null])('does not take %j for a month', (text) => {
  expect(isMonth(text)).toBe(false);
});
