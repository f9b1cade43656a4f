import type { Figure, Report, ReportTable } from '#domain/marketing/report.ts';
import type { DaySpan } from '#domain/marketing/report-range.ts';
import { averageOf, refusedShare, shareOf } from '#domain/marketing/sums.ts';
import { compareAmounts } from '#domain/money.ts';
import { asUser } from '#platform/database/run-as.server.ts';
import { selectCurrencies, selectDays, selectSplits, type SalesSums } from './daily-sums.ts';
import { inputOf, shownCurrencies } from './read-sales-report.server.ts';
import { refreshDailySales } from './refresh-daily-sales.server.ts';
import type { ReportRequest } from './report-request.ts';
import { addSales, salesBySteps } from './sum-steps.ts';

type SplitRow = SalesSums & { split: string; value: string; isNow: boolean };

/** How often coupons were used in sales, what they saved and what they brought. */
export async function readCouponReport(request: ReportRequest): Promise<Report> {
  const { range, currency } = inputOf(request);
  await refreshDailySales();
  const [currencies, days, splits] = await asUser(request.staff.actor).readOnReplica(
    selectCurrencies(range, currency),
    selectDays(range, currency, { split: 'coupon', value: null }),
    selectSplits(range, currency, ['total', 'coupon']),
  );
  const { steps, now, before } = salesBySteps(days, range);
  return {
    range,
    steps,
    currency: shownCurrencies(currencies),
    figures: figuresOf(splits),
    series: [
      {
        name: 'uses',
        kind: 'count',
        now: now.map(({ orders }) => orders),
        before: before.map(({ orders }) => orders),
      },
    ],
    tables: [stepTable(steps, now), codeTable(splits.filter(isCoupon(true)))],
  };
}

const isCoupon =
  (isNow: boolean) =>
  (row: SplitRow): boolean =>
    row.split === 'coupon' && row.isNow === isNow;

function figuresOf(splits: readonly SplitRow[]): Figure[] {
  const sums = (isNow: boolean) => addSales(splits.filter(isCoupon(isNow)));
  const all = (isNow: boolean) =>
    splits.find((row) => row.split === 'total' && row.isNow === isNow)?.orders ?? 0;
  const [now, before] = [sums(true), sums(false)];
  return [
    { name: 'uses', kind: 'count', now: now.orders, before: before.orders },
    { name: 'saved', kind: 'money', now: now.discount, before: before.discount },
    { name: 'brought', kind: 'money', now: now.revenue, before: before.revenue },
    {
      name: 'couponShare',
      kind: 'percent',
      now: shareOf(now.orders, all(true)),
      before: shareOf(before.orders, all(false)),
    },
  ];
}

const columns: ReportTable['columns'] = [
  { id: 'uses', kind: 'count' },
  { id: 'saved', kind: 'money' },
  { id: 'brought', kind: 'money' },
  { id: 'average', kind: 'money' },
  { id: 'refusedShare', kind: 'percent' },
];

const cellsOfCoupon = (sums: SalesSums) => ({
  uses: sums.orders,
  saved: sums.discount,
  brought: sums.revenue,
  average: averageOf(sums.revenue, sums.orders),
  refusedShare: refusedShare(sums),
});

const stepTable = (steps: readonly DaySpan[], sums: readonly SalesSums[]): ReportTable => ({
  name: 'coupon-days',
  columns: columns.slice(0, 3),
  rows: steps.map((days, step) => ({
    key: days.from,
    name: null,
    days,
    cells: cellsOfCoupon(sums[step]!),
  })),
});

const codeTable = (rows: readonly SplitRow[]): ReportTable => ({
  name: 'coupons',
  columns,
  bar: 'brought',
  rows: rows
    .toSorted((one, other) => compareAmounts(other.revenue, one.revenue))
    .map((row) => ({ key: row.value, name: null, cells: cellsOfCoupon(row) })),
});
