import type { ReportRow, ReportTable } from '#domain/marketing/report.ts';
import { averageOf, refusedShare, shareOf } from '#domain/marketing/sums.ts';
import { compareAmounts } from '#domain/money.ts';
import type { Locale } from '#i18n/locale.ts';
import { addSales } from './sum-steps.ts';
import type { SalesSums } from './daily-sums.ts';
import { governorateNames, productNames } from './read-names.server.ts';

type SplitRow = SalesSums & { split: string; value: string; isNow: boolean };
type Names = ReadonlyMap<string, string>;

/** The tables of sales by room, piece, governorate and buyer, the largest revenue first. */
export async function readSplitTables(
  rows: readonly SplitRow[],
  locale: Locale,
): Promise<ReportTable[]> {
  const present = rows.filter(({ isNow }) => isNow);
  const of = (split: string) => present.filter((row) => row.split === split);
  const products = of('product');
  const ids = products.map(({ value }) => value).filter((id) => id !== '');
  const [governorates, names] = await Promise.all([
    governorateNames(locale),
    productNames(ids, locale),
  ]);
  return [
    { name: 'rooms', columns: lineColumns, bar: 'revenue', rows: sortedRows(of('room')) },
    { name: 'pieces', columns: lineColumns, bar: 'revenue', rows: sortedRows(products, names) },
    {
      name: 'governorates',
      columns: orderColumns,
      bar: 'revenue',
      rows: sortedRows(of('governorate'), governorates),
    },
    { name: 'buyers', columns: orderColumns, bar: 'revenue', rows: sortedRows(of('buyer')) },
  ];
}

const lineColumns: ReportTable['columns'] = [
  { id: 'revenue', kind: 'money' },
  { id: 'share', kind: 'percent' },
  { id: 'pieces', kind: 'count' },
  { id: 'orders', kind: 'count' },
];

const orderColumns: ReportTable['columns'] = [
  { id: 'revenue', kind: 'money' },
  { id: 'share', kind: 'percent' },
  { id: 'orders', kind: 'count' },
  { id: 'average', kind: 'money' },
  { id: 'refusedShare', kind: 'percent' },
];

function sortedRows(rows: readonly SplitRow[], names?: Names): ReportRow[] {
  const whole = Number(addSales(rows).revenue);
  return rows
    .toSorted((one, other) => compareAmounts(other.revenue, one.revenue))
    .map((row) => ({
      key: row.value,
      name: names?.get(row.value) ?? null,
      cells: {
        revenue: row.revenue,
        // Only a figure to show: amounts themselves stay exact.
        share: shareOf(Number(row.revenue), whole),
        pieces: row.pieces,
        orders: row.orders,
        average: averageOf(row.revenue, row.orders),
        refusedShare: refusedShare(row),
      },
    }));
}
