import { describe, expect, it } from 'vitest';
import { chartSteps, chartStepOf } from './chart-steps.ts';
import { countDays, readReportRange, searchOfRange } from './report-range.ts';
import { averageOf, refusedShare } from './sums.ts';

const today = '2026-11-16';
const range = (search: string) => readReportRange(new URLSearchParams(search), today);

describe('a range', () => {
  it.each([
    ['', '2026-10-18', today, '2026-09-18', '2026-10-17'],
    ['range=7', '2026-11-10', today, '2026-11-03', '2026-11-09'],
    ['range=7&compare=year', '2026-11-10', today, '2025-11-10', '2025-11-16'],
    ['range=year', '2025-11-17', today, '2024-11-17', '2025-11-16'],
    ['from=2026-02-01&to=2026-02-28', '2026-02-01', '2026-02-28', '2026-01-04', '2026-01-31'],
    ['from=2026-11-01', '2026-11-01', today, '2026-10-16', '2026-10-31'],
  ])('of %s is %s to %s beside %s to %s', (search, from, to, earlier, later) => {
    expect(range(search)).toMatchObject({ from, to, before: { from: earlier, to: later } });
  });

  it.each(['from=2026-02-30&to=2026-03-01', 'from=x', 'from=2026-11-16&to=2026-11-01', 'range=8'])(
    'is that of 30 days for %s, which is none',
    (search) => expect(range(search).name).toBe('30'),
  );

  it('ends somewhere', () => {
    expect(countDays(range('from=2001-01-01&to=2026-01-01'))).toBe(1100);
  });

  it.each(['range=90', 'from=2026-02-01&to=2026-02-28&compare=year'])(
    'is written as %s',
    (text) => {
      expect(searchOfRange(range(text))).toBe(text);
    },
  );
});

describe('the points of a chart', () => {
  it.each([
    ['range=30', 30],
    ['range=90', 13],
    ['range=year', 13],
    ['from=2026-11-16', 1],
  ])('of %s are %i and cover every day', (search, count) => {
    const span = range(search);
    const steps = chartSteps(span);
    expect(steps).toHaveLength(count);
    expect(steps.reduce((days, step) => days + countDays(step), 0)).toBe(countDays(span));
    expect(chartStepOf(steps, span.from)).toBe(0);
    expect(chartStepOf(steps, span.to)).toBe(count - 1);
  });
});

it('averages exactly, and nothing of nothing', () => {
  expect(averageOf('10.01', 2)).toBe('5.01');
  expect(averageOf('0.00', 0)).toBeNull();
  expect(refusedShare({ delivered: 17, refused: 2, returned: 1 })).toBe(10);
});
