import { sql } from 'kysely';
import {
  daysOfPeriod,
  salesMetric,
  salesPeriods,
  soldStatuses,
  type SalesPeriod,
} from '#domain/admin/dashboard/sales-periods.ts';
import type { Amount } from '#domain/admin/lists/list.ts';
import { shopDay } from '#domain/catalog/delivery.ts';
import { asUser } from '#platform/database/run-as.server.ts';
import type { Staff } from '../../shared/staff.ts';
import { readMetrics } from '../lists/read-metrics.server.ts';

export interface SalesFigures {
  period: SalesPeriod;
  orders: number;
  sums: Amount[];
}

export interface Sales {
  now: SalesFigures;
  before: SalesFigures;
  /** Each Cairo day of the present period. */
  days: { day: string; orders: number }[];
}

/** Sales of 30 days beside the 30 before; null for those who may not read orders. */
export async function readSales(staff: Staff): Promise<Sales | null> {
  const periods = salesPeriods(shopDay(staff.now));
  const metrics = { now: salesMetric(periods.now), before: salesMetric(periods.before) };
  const [{ now, before }, days] = await Promise.all([
    readMetrics(metrics, staff),
    readDays(periods.now, staff),
  ]);
  if (!now || !before) return null;
  return {
    now: { period: periods.now, orders: now.count, sums: now.sums },
    before: { period: periods.before, orders: before.count, sums: before.sums },
    days,
  };
}

/** As the member of staff: the policy of orders lets sales and admins read them. */
async function readDays(period: SalesPeriod, { actor }: Staff): Promise<Sales['days']> {
  const day = sql<string>`(o.created_at at time zone 'Africa/Cairo')::date::text`;
  const [rows] = await asUser(actor).read(
    sql<{ day: string; orders: number }>`
      select ${day} as day, count(*)::integer as orders from public.orders o
      where o.created_at >= ${period.from}::date::timestamp at time zone 'Africa/Cairo'
        and o.created_at < (${period.to}::date + 1)::timestamp at time zone 'Africa/Cairo'
        and o.status = any (${soldStatuses}::text[])
      group by 1`,
  );
  const counts = new Map(rows.map((row) => [row.day, row.orders]));
  return daysOfPeriod(period).map((each) => ({ day: each, orders: counts.get(each) ?? 0 }));
}
