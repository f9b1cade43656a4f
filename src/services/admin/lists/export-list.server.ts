import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import { withQuote } from '#domain/csv/formula-quote.ts';
import type { Amount, ListDeclaration } from '#domain/admin/lists/list.ts';
import type { RateLimited } from '../../shared/rate-limited.ts';
import { takeRateLimits, type RateLimit } from '../../shared/rate-limits.server.ts';
import type { Staff } from '../../shared/staff.ts';
import { openList } from './list-pages.server.ts';
import type { ListSource } from './list-source.ts';

/** Generous for people; a program that takes the shop's data away is stopped. */
export const exportsPerAccount: RateLimit = {
  name: 'export/account',
  allowance: 60,
  seconds: 60 * 60,
};

type ExportResult = { ok: true; csv: Readable } | { ok: false; reason: 'forbidden' } | RateLimited;

/**
 * A list as CSV, row by row. Spreadsheets read it as UTF-8 by its byte order mark, and cells that they
 * would run as formulas begin with an apostrophe.
 */
export async function exportList(
  source: ListSource,
  search: URLSearchParams,
  staff: Staff,
): Promise<ExportResult> {
  const opened = await openList(source, search, staff);
  if (!opened.ok) return opened;
  const allowed = await takeRateLimits(staff.now, [exportsPerAccount, staff.actor.userId]);
  if (!allowed.ok) return allowed;
  const { list, pages } = opened;
  const records = async function* () {
    yield headerOf(list);
    for await (const rows of pages()) {
      for (const row of rows) yield recordOf(list, row as Record<string, unknown>);
    }
  };
  const csv = stringify({ bom: true, cast: { string: withQuote } });
  const input = Readable.from(records());
  input.on('error', (error) => csv.destroy(error));
  csv.on('close', () => input.destroy());
  return { ok: true, csv: input.pipe(csv) };
}

const exportedColumns = (list: ListDeclaration) =>
  Object.entries(list.columns).filter(([, { isOnScreenOnly }]) => !isOnScreenOnly);

/** Names of columns, not labels: the same file in both languages, and a template for imports. */
const headerOf = (list: ListDeclaration): string[] => [
  'id',
  ...exportedColumns(list).flatMap(([id, { type }]) =>
    type === 'money' ? [id, `${id}_currency`] : [id],
  ),
];

const recordOf = (list: ListDeclaration, row: Record<string, unknown>): string[] => [
  String(row['id']),
  ...exportedColumns(list).flatMap(([id, { type }]) => {
    const value = row[id];
    if (type !== 'money') return [textOfCell(value)];
    const money = value as Amount | null;
    return [money?.amount ?? '', money?.currency ?? ''];
  }),
];

const cairoTime = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Africa/Cairo',
  dateStyle: 'short',
  timeStyle: 'medium',
});

function textOfCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return cairoTime.format(value);
  if (Array.isArray(value)) return value.join(' ');
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value);
}
