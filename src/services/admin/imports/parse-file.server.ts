import { findDelimiter } from '#domain/admin/imports/find-delimiter.ts';
import { maxChangedRows } from '#domain/admin/lists/bulk.ts';
import { decodeText } from '#platform/parsing/decode-text.ts';
import { parseCsv, type CsvRecord } from '#platform/parsing/parse-csv.ts';
import { runSteps, type Steps } from '#platform/parsing/run-in-slices.server.ts';

const maxImportBytes = 10 * 1024 * 1024;
const maxColumns = 500;
const maxCell = 200_000;

export type ParsedFile =
  | { ok: true; header: string[]; records: CsvRecord[] }
  | { ok: false; reason: 'file_too_large' | 'too_many_rows' | 'too_many_columns' | 'empty_file' }
  | { ok: false; reason: 'unreadable_file'; line: number };

/** Reads a file of a spreadsheet, within limits; empty lines are left out and counted. */
export async function parseFile(bytes: Uint8Array): Promise<ParsedFile> {
  if (bytes.length > maxImportBytes) return { ok: false, reason: 'file_too_large' };
  return runSteps(bytes.length, readFile(bytes));
}

function* readFile(bytes: Uint8Array): Steps<ParsedFile> {
  const { delimiter, text } = findDelimiter(yield* decodeText(bytes));
  const parsed = yield* parseCsv(text, {
    delimiter,
    maxRecords: maxChangedRows + 1,
    maxColumns,
    maxCell,
    isLenient: true,
    skipsBlank: true,
  });
  if (parsed.ok) {
    const [header, ...records] = parsed.records;
    if (!header || records.length === 0) return { ok: false, reason: 'empty_file' };
    return { ok: true, header: header.cells.map((cell) => cell.trim()), records };
  }
  const { reason, line } = parsed;
  if (reason === 'too_many_records') return { ok: false, reason: 'too_many_rows' };
  if (reason === 'too_many_columns') return { ok: false, reason };
  // A quote that never ends, often seen as a cell that never ends.
  return { ok: false, reason: 'unreadable_file', line };
}
