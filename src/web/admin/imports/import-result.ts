import type { PreviewImportResult } from '#services/admin/imports/preview-import.server.ts';

const prefix = 'column.';

/** The field that selects the column of an unknown header, by its place. */
export const columnField = (place: number): string => `${prefix}${place}`;

export function selectedColumns(form: FormData): Map<number, string> {
  const fields = [...form].filter(([name, value]) => name.startsWith(prefix) && value !== '');
  return new Map(
    fields.map(([name, value]) => [Number(name.slice(prefix.length)), String(value)] as const),
  );
}

/** The rejection as a form shows it; `details` maps the place of each unknown header to its text. */
export function rejectionOfImport(result: Extract<PreviewImportResult, { ok: false }>) {
  const { reason } = result;
  if (reason === 'unknown_columns') {
    const headers = result.headers.map(({ place, text }) => [String(place), text] as const);
    return { ok: false as const, reason, details: Object.fromEntries(headers) };
  }
  if (reason === 'unreadable_file') {
    return { ok: false as const, reason, details: { line: String(result.line) } };
  }
  return reason === 'rate_limited' ? result : { ok: false as const, reason };
}
