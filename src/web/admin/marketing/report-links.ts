import { soldStatuses } from '#domain/admin/dashboard/sales-periods.ts';
import { pathOfList } from '#domain/admin/lists/list.ts';
import { ordersList } from '#domain/admin/lists/orders-list.ts';
import type { Report } from '#domain/marketing/report.ts';
import { searchOfRange, type DaySpan } from '#domain/marketing/report-range.ts';
import { searchOfPart, type SalesPart } from '#domain/marketing/sales-split.ts';
import { useAuth } from '../../shared/session/auth.tsx';

type Shown = Pick<Report, 'range' | 'currency'>;

/** Where the numbers of a report lead: to orders for those who may read them, else to their sums. */
export function useReportLinks({ range, currency }: Shown) {
  const { isSales } = useAuth();
  // The list of orders does not filter by currency: it would show more than was counted.
  const canOpenOrders = isSales && currency.all.length === 1;
  const own = currency.all.length > 1 ? `&currency=${currency.shown}` : '';
  const ofRange = `${searchOfRange(range)}${own}`;
  const ofDays = (days: DaySpan, part?: SalesPart | null) => {
    const compare = range.compare === 'before' ? '' : `&compare=${range.compare}`;
    const narrowed = part ? `&${searchOfPart(part)}` : '';
    return `?from=${days.from}&to=${days.to}${compare}${own}${narrowed}`;
  };
  return {
    search: `?${ofRange}`,
    whole: () => `/admin/marketing/sales?${ofRange}`,
    part: (part: SalesPart) => `/admin/marketing/sales?${ofRange}&${searchOfPart(part)}`,
    /** Systems and browsers of one type of devices. */
    device: (type: string) => `?${ofRange}&device=${encodeURIComponent(type)}#devices`,
    days: ofDays,
    orders: (days: DaySpan, part?: SalesPart | null) =>
      canOpenOrders ? pathOfSales(days, part) : null,
    file: (table: string, part?: SalesPart | null) =>
      `/admin/marketing/export/${table}?${ofRange}${part ? `&${searchOfPart(part)}` : ''}`,
  };
}

/** The sales of some days in the list of orders; null where the list has no such filter. */
function pathOfSales({ from, to }: DaySpan, part: SalesPart | null = null): string | null {
  const days = `placed=${from}..${to}&status=${soldStatuses.join(',')}`;
  const path = `${pathOfList(ordersList)}?${days}`;
  if (part === null) return path;
  if (part.value === '' || part.value === 'personal' || part.value === 'deleted') return null;
  if (part.split !== 'governorate' && part.split !== 'coupon') return null;
  return `${path}&${part.split}=${encodeURIComponent(part.value)}`;
}
