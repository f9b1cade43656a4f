import type { Figure } from '#domain/marketing/report.ts';
import { averageOf, refusedShare, shareOf } from '#domain/marketing/sums.ts';
import type { SalesSums } from './daily-sums.ts';

type SplitRow = SalesSums & { split: string; value: string; isNow: boolean };

/** The key figures of sales; without splits there is no share of new buyers. */
export function salesFigures(
  now: SalesSums,
  before: SalesSums,
  splits: readonly SplitRow[] = [],
): Figure[] {
  const figure = (
    name: Figure['name'],
    kind: Figure['kind'],
    of: (sums: SalesSums) => Figure['now'],
  ): Figure => ({ name, kind, now: of(now), before: of(before) });
  const buyers = splits.filter(({ split, value }) => split === 'buyer' && value === 'new');
  const newOrders = (isNow: boolean) => buyers.find((row) => row.isNow === isNow)?.orders ?? 0;
  return [
    figure('revenue', 'money', ({ revenue }) => revenue),
    figure('orders', 'count', ({ orders }) => orders),
    figure('average', 'money', ({ revenue, orders }) => averageOf(revenue, orders)),
    figure('pieces', 'count', ({ pieces }) => pieces),
    figure('refusedShare', 'percent', refusedShare),
    ...(splits.length === 0
      ? []
      : [
          {
            name: 'newBuyers' as const,
            kind: 'percent' as const,
            now: shareOf(newOrders(true), now.orders),
            before: shareOf(newOrders(false), before.orders),
          },
        ]),
  ];
}
