import { addDays } from '#domain/catalog/delivery.ts';
import { chartStepOf, chartSteps } from '#domain/marketing/chart-steps.ts';
import { countDays, type DaySpan, type ReportRange } from '#domain/marketing/report-range.ts';
import { sum } from '#domain/money.ts';
import { noSales, type SalesSums } from './daily-sums.ts';

interface DayRow {
  day: string;
  isNow: boolean;
}

/** The days of each step; the days before stand at the step that they are compared with. */
export function daysBySteps<Row extends DayRow>(
  rows: readonly Row[],
  range: ReportRange,
  steps: readonly DaySpan[],
) {
  const distance = countDays({ from: range.before.from, to: range.from }) - 1;
  const place = ({ day, isNow }: Row) => chartStepOf(steps, isNow ? day : addDays(day, distance));
  const of = (isNow: boolean) => {
    const placed = Map.groupBy(
      rows.filter((row) => row.isNow === isNow),
      place,
    );
    return steps.map((_, step) => placed.get(step) ?? []);
  };
  return { now: of(true), before: of(false) };
}

/** The steps of a range with the sales of each, beside those they are compared with. */
export function salesBySteps(days: readonly (SalesSums & DayRow)[], range: ReportRange) {
  const steps = chartSteps(range);
  const { now, before } = daysBySteps(days, range, steps);
  return { steps, now: now.map(addSales), before: before.map(addSales) };
}

/** Adds sums of sales; amounts stay exact. */
export function addSales(rows: readonly SalesSums[]): SalesSums {
  const total = { ...noSales };
  const counts = Object.keys(noSales).filter((name) => name !== 'revenue' && name !== 'discount');
  for (const name of counts as Exclude<keyof SalesSums, 'revenue' | 'discount'>[]) {
    total[name] = rows.reduce((count, row) => count + row[name], 0);
  }
  total.revenue = sum(rows.map(({ revenue }) => revenue));
  total.discount = sum(rows.map(({ discount }) => discount));
  return total;
}
