import { claimsList } from '#domain/admin/lists/claims-list.ts';
import { pathOfList } from '#domain/admin/lists/list.ts';
import { prizesList } from '#domain/admin/lists/prizes-list.ts';
import { subscribersList } from '#domain/admin/lists/subscribers-list.ts';
import { claimStatuses } from '#domain/game/game.ts';
import type { DaySpan } from '#domain/marketing/report-range.ts';
import type {
  ColumnName,
  FigureName,
  Report,
  ReportRow,
  ReportTable,
} from '#domain/marketing/report.ts';
import type { SalesPart, SalesSplit } from '#domain/marketing/sales-split.ts';
import { useReportLinks } from './report-links.ts';

const splits: Partial<Record<ReportTable['name'], SalesSplit>> = {
  rooms: 'room',
  pieces: 'product',
  governorates: 'governorate',
  buyers: 'buyer',
  coupons: 'coupon',
};

/** The part of the sales that a row is about. */
export function partOfRow(table: ReportTable['name'], { key }: ReportRow): SalesPart | null {
  const split = splits[table];
  return split ? { split, value: key } : null;
}

/** The list with exactly the rows that a cell counts, if there is one. */
export function useCellLink(table: ReportTable, report: Report, part: SalesPart | null) {
  const links = useReportLinks(report);
  return (column: ColumnName, row: ReportRow): string | null => {
    if (column === 'orders' || column === 'uses') {
      if (table.name === 'coupon-days') return null;
      return links.orders(row.days ?? report.range, part ?? partOfRow(table.name, row));
    }
    if (table.name === 'game-days' && column === 'claims' && row.days)
      return pathOfClaims(row.days);
    const subscribers = subscribersOf(table.name, column, row, report);
    if (subscribers) return `${pathOfList(subscribersList)}?${subscribers}`;
    return table.name === 'prizes' ? pathOfPrizeCell(column, row) : null;
  };
}

/** The rows that a key figure counts, if there is a list of them. */
export function pathOfFigure(name: FigureName, { from, to }: DaySpan): string | null {
  const list = pathOfList(subscribersList);
  switch (name) {
    case 'claims':
      return pathOfClaims({ from, to });
    case 'subscribers':
      return `${list}?on=${to}`;
    case 'joined':
      return `${list}?since=${from}..${to}`;
    case 'left':
      return `${list}?left=${from}..${to}`;
    default:
      return null;
  }
}

/** Claims of the games of these days. */
export const pathOfClaims = ({ from, to }: DaySpan): string =>
  `${pathOfList(claimsList)}?played=${from}..${to}`;

/** The prize with the history of its pieces. */
export const pathOfPrize = ({ key }: ReportRow): string => `${pathOfList(prizesList)}/${key}`;

function pathOfPrizeCell(column: ColumnName, row: ReportRow): string | null {
  if (column === 'remaining' || column === 'original') return pathOfPrize(row);
  const status = claimStatuses.find((each) => each === column);
  return status ? `${pathOfList(claimsList)}?prize=${row.key}&status=${status}` : null;
}

/** The filter of the list of subscribers that finds those whom a cell counts. */
function subscribersOf(
  table: ReportTable['name'],
  column: ColumnName,
  { key, days }: ReportRow,
  { range }: Report,
): string | null {
  if (table === 'languages') {
    return column === 'subscribers' ? `on=${range.to}&language=${key}` : null;
  }
  if (table !== 'newsletter-days' || !days) return null;
  switch (column) {
    case 'english':
      return `on=${days.to}&language=en`;
    case 'arabic':
      return `on=${days.to}&language=ar`;
    case 'joined':
      return `since=${days.from}..${days.to}`;
    case 'left':
      return `left=${days.from}..${days.to}`;
    default:
      return null;
  }
}
