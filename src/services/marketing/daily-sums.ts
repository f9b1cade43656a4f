import { sql } from 'kysely';
import type { ReportRange } from '#domain/marketing/report-range.ts';

/** Sums of sales, as daily_sales stores them. */
export interface SalesSums {
  placed: number;
  cancelled: number;
  refused: number;
  returned: number;
  delivered: number;
  orders: number;
  pieces: number;
  revenue: string;
  discount: string;
}

export const noSales: SalesSums = {
  placed: 0,
  cancelled: 0,
  refused: 0,
  returned: 0,
  delivered: 0,
  orders: 0,
  pieces: 0,
  revenue: '0.00',
  discount: '0.00',
};

const sums = sql`sum(s.placed)::integer as placed, sum(s.cancelled)::integer as cancelled,
  sum(s.refused)::integer as refused, sum(s.returned)::integer as returned,
  sum(s.delivered)::integer as delivered, sum(s.orders)::integer as orders,
  sum(s.pieces)::integer as pieces, sum(s.revenue)::text as revenue, sum(s.discount)::text as discount`;

/** The range and the days before, which may overlap when a long range is compared with its year before. */
export const periodsOf = ({ from, to, before }: ReportRange) => sql`(values
  (true, ${from}::date, ${to}::date), (false, ${before.from}::date, ${before.to}::date)
) p (is_now, first, last)`;

const shownCurrency = (selected: string | null) =>
  sql`coalesce(${selected}::text, (select c.currency from public.site_settings c))`;

/** Sums of every value of some splits, in the range and before. */
export const selectSplits = (range: ReportRange, currency: string | null, splits: string[]) =>
  sql<SalesSums & { split: string; value: string; isNow: boolean }>`
    select s.split, s.value, p.is_now as "isNow", ${sums}
    from ${periodsOf(range)} join public.daily_sales s on s.split = any (${splits}::text[])
      and s.day between p.first and p.last and s.currency = ${shownCurrency(currency)}
    group by 1, 2, 3`;

/** Sums of every day of one value, or of all values of a split. */
export const selectDays = (
  range: ReportRange,
  currency: string | null,
  { split, value }: { split: string; value: string | null },
) => sql<SalesSums & { day: string; isNow: boolean }>`
  select s.day::text as day, p.is_now as "isNow", ${sums}
  from ${periodsOf(range)} join public.daily_sales s on s.split = ${split}
    and s.day between p.first and p.last and s.currency = ${shownCurrency(currency)}
    and (${value}::text is null or s.value = ${value})
  group by 1, 2`;

/** The currencies with sales in the range, and the shop's own. */
export const selectCurrencies = (range: ReportRange, currency: string | null) =>
  sql<{ currency: string; isShown: boolean }>`
    select c.currency, c.currency = ${shownCurrency(currency)} as "isShown"
    from (
      select ${shownCurrency(currency)} as currency
      union select c.currency from public.site_settings c
      union select s.currency from ${periodsOf(range)}
        join public.daily_sales s on s.split = 'total' and s.day between p.first and p.last
    ) c order by 1`;
