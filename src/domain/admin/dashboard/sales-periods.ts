import { addDays } from '../../catalog/delivery.ts';
import { orderGroups } from '../../orders/groups.ts';
import { defineMetric } from '../lists/metric.ts';
import { ordersList } from '../lists/orders-list.ts';

/** Orders that were cancelled, refused or returned are no sales. */
export const soldStatuses = [...orderGroups.open, ...orderGroups.delivered];

const days = 30;

/** The last 30 Cairo days, today included, and the 30 before. */
export function salesPeriods(today: string) {
  const from = addDays(today, 1 - days);
  return {
    now: { from, to: today },
    before: { from: addDays(from, -days), to: addDays(from, -1) },
  };
}

export type SalesPeriod = ReturnType<typeof salesPeriods>['now'];

/** Every Cairo day of a period. */
export const daysOfPeriod = ({ from }: SalesPeriod): string[] =>
  Array.from({ length: days }, (_, day) => addDays(from, day));

/** Sales of a period: their number and what customers pay for them, less refunds. */
export const salesMetric = ({ from, to }: SalesPeriod) =>
  defineMetric({
    list: ordersList,
    filter: `placed=${from}..${to}&status=${soldStatuses.join(',')}`,
    aggregate: { sum: 'revenue' },
  });

/** Whole percent by which an amount or a number rose or fell; null without a comparison. */
export function percentChange(now: string, before: string): number | null {
  // Only a figure to show: amounts themselves stay exact.
  const base = Number(before);
  return base > 0 ? Math.round((Number(now) / base - 1) * 100) : null;
}
