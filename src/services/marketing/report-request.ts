import { shopDay } from '#domain/catalog/delivery.ts';
import { readReportRange, type ReportRange } from '#domain/marketing/report-range.ts';
import type { Locale } from '#i18n/locale.ts';
import type { Staff } from '../shared/staff.ts';

/** Who asks for a report, and what its address says. */
export interface ReportRequest {
  staff: Staff;
  locale: Locale;
  search: URLSearchParams;
}

export const rangeOf = ({ staff, search }: ReportRequest): ReportRange =>
  readReportRange(search, shopDay(staff.now));

/** The currency in the address; null means the shop's own. */
export const currencyIn = ({ search }: ReportRequest): string | null =>
  ['USD', 'EGP'].find((currency) => currency === search.get('currency')) ?? null;
