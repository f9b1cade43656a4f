import { expect, it } from 'vitest';
import { daysOfPeriod, percentChange, salesPeriods } from './sales-periods.ts';

it('compares the last 30 days with the 30 before, without gap or overlap', () => {
  const { now, before } = salesPeriods('2026-11-15');
  expect(now).toEqual({ from: '2026-10-17', to: '2026-11-15' });
  expect(before).toEqual({ from: '2026-09-17', to: '2026-10-16' });
  expect(daysOfPeriod(now)).toHaveLength(30);
  expect(daysOfPeriod(now).at(-1)).toBe(now.to);
  expect(daysOfPeriod(before).at(-1)).toBe(before.to);
});

it.each([
  ['150.00', '100.00', 50],
  ['75.50', '100.00', -24],
  ['100.00', '100.00', 0],
  ['10.00', '0.00', null],
])('turns %s after %s into %s percent', (now, before, percent) => {
  expect(percentChange(now, before)).toBe(percent);
});
