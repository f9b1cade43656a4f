import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import { withQuote } from '#domain/csv/formula-quote.ts';
import { reportTables, type Report, type ReportTable } from '#domain/marketing/report.ts';
import { exportsPerAccount } from '../admin/lists/export-list.server.ts';
import type { RateLimited } from '../shared/rate-limited.ts';
import { takeRateLimits } from '../shared/rate-limits.server.ts';
import { readCouponReport } from './read-coupon-report.server.ts';
import { readGameReport } from './read-game-report.server.ts';
import { readNewsletterReport } from './read-newsletter-report.server.ts';
import { readSalesReport } from './read-sales-report.server.ts';
import type { ReportRequest } from './report-request.ts';

type ExportedReport =
  | { ok: true; csv: Readable; report: Report }
  | { ok: false; reason: 'unknown' }
  | RateLimited;

/** One table of a report as CSV, with every row and in the form of the lists' files. */
export async function exportReport(name: string, request: ReportRequest): Promise<ExportedReport> {
  const known = reportTables.find((each) => each === name);
  if (!known) return { ok: false, reason: 'unknown' };
  const { actor, now } = request.staff;
  const allowed = await takeRateLimits(now, [exportsPerAccount, actor.userId]);
  if (!allowed.ok) return allowed;
  const report = await readers[known](request);
  const table = report.tables.find((each) => each.name === known);
  if (!table) return { ok: false, reason: 'unknown' };
  const csv = Readable.from(recordsOf(table, report.currency.shown)).pipe(
    stringify({ bom: true, cast: { string: withQuote } }),
  );
  return { ok: true, csv, report };
}

const readers: Record<ReportTable['name'], (request: ReportRequest) => Promise<Report>> = {
  'sales-days': readSalesReport,
  rooms: readSalesReport,
  pieces: readSalesReport,
  governorates: readSalesReport,
  buyers: readSalesReport,
  'coupon-days': readCouponReport,
  coupons: readCouponReport,
  'game-days': readGameReport,
  prizes: readGameReport,
  devices: readGameReport,
  'newsletter-days': readNewsletterReport,
  languages: readNewsletterReport,
};

function* recordsOf({ columns, rows }: ReportTable, currency: string): Generator<string[]> {
  yield [
    ...['key', 'name', 'from', 'to'],
    ...columns.flatMap(({ id, kind }) => (kind === 'money' ? [id, `${id}_currency`] : [id])),
  ];
  for (const { key, name, days, cells } of rows) {
    const values = columns.flatMap(({ id, kind }) => {
      const text = String(cells[id] ?? '');
      return kind === 'money' ? [text, text === '' ? '' : currency] : [text];
    });
    yield [key, name ?? '', days?.from ?? '', days?.to ?? '', ...values];
  }
}
