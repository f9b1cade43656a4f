import type { Report, ReportTable } from '#domain/marketing/report.ts';
import type { DaySpan } from '#domain/marketing/report-range.ts';
import { readSalesPart, type SalesPart } from '#domain/marketing/sales-split.ts';
import { averageOf, refusedShare } from '#domain/marketing/sums.ts';
import { asUser } from '#platform/database/run-as.server.ts';
import {
  noSales,
  selectCurrencies,
  selectDays,
  selectSplits,
  type SalesSums,
} from './daily-sums.ts';
import { nameOfPart } from './read-names.server.ts';
import { refreshDailySales } from './refresh-daily-sales.server.ts';
import { currencyIn, rangeOf, type ReportRequest } from './report-request.ts';
import { salesFigures } from './sales-figures.ts';
import { readSplitTables } from './split-tables.server.ts';
import { addSales, salesBySteps } from './sum-steps.ts';

const tableSplits = ['total', 'buyer', 'room', 'governorate', 'product'];

export interface SalesReport extends Report {
  /** What the sales are narrowed to, with the name that the database has for it. */
  part: (SalesPart & { name: string | null }) | null;
}

/** Sales of a range, or of one part of them, by steps of time and by what they are split by. */
export async function readSalesReport(
  request: ReportRequest,
  { hasTables = true }: { hasTables?: boolean } = {},
): Promise<SalesReport> {
  const { range, part, currency } = { ...inputOf(request), part: readSalesPart(request.search) };
  await refreshDailySales();
  const [currencies, days, splits] = await asUser(request.staff.actor).readOnReplica(
    selectCurrencies(range, currency),
    selectDays(range, currency, part ?? { split: 'total', value: '' }),
    selectSplits(range, currency, part || !hasTables ? [] : tableSplits),
  );
  const { steps, now, before } = salesBySteps(days, range);
  return {
    range,
    steps,
    part: part && { ...part, name: await nameOfPart(part, request.locale) },
    currency: shownCurrencies(currencies),
    figures: salesFigures(addSales(now), addSales(before), splits),
    series: [
      series('revenue', 'money', now, before, ({ revenue }) => revenue),
      series('orders', 'count', now, before, ({ orders }) => orders),
    ],
    tables: [
      stepTable(steps, now),
      ...(part || !hasTables ? [] : await readSplitTables(splits, request.locale)),
    ],
  };
}

export const inputOf = (request: ReportRequest) => ({
  range: rangeOf(request),
  currency: currencyIn(request),
});

export const shownCurrencies = (rows: readonly { currency: string; isShown: boolean }[]) => ({
  shown: rows.find(({ isShown }) => isShown)!.currency,
  all: rows.map(({ currency }) => currency),
});

function series<Name extends 'revenue' | 'orders'>(
  name: Name,
  kind: 'money' | 'count',
  now: readonly SalesSums[],
  before: readonly SalesSums[],
  of: (sums: SalesSums) => string | number,
) {
  return { name, kind, now: now.map(of), before: before.map(of) };
}

const stepTable = (steps: readonly DaySpan[], sums: readonly SalesSums[]): ReportTable => ({
  name: 'sales-days',
  columns: [
    { id: 'orders', kind: 'count' },
    { id: 'pieces', kind: 'count' },
    { id: 'revenue', kind: 'money' },
    { id: 'average', kind: 'money' },
    { id: 'refusedShare', kind: 'percent' },
  ],
  rows: steps.map((days, step) => ({
    key: days.from,
    name: null,
    days,
    cells: salesCells(sums[step] ?? noSales),
  })),
});

/** The cells that tables of sales choose from. */
const salesCells = (sums: SalesSums) => ({
  orders: sums.orders,
  pieces: sums.pieces,
  revenue: sums.revenue,
  average: averageOf(sums.revenue, sums.orders),
  refusedShare: refusedShare(sums),
});
