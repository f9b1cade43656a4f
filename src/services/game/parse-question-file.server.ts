import { findDelimiter } from '#domain/admin/imports/find-delimiter.ts';
import { decodeText } from '#platform/parsing/decode-text.ts';
import { parseCsv } from '#platform/parsing/parse-csv.ts';
import { parseJsonRows } from '#platform/parsing/parse-json.ts';
import { runSteps, type Steps } from '#platform/parsing/run-in-slices.server.ts';

export type QuestionFileFormat = 'json' | 'csv';

export type QuestionFile =
  | { ok: true; rows: unknown[] }
  | { ok: false; reason: 'not_readable' | 'too_many' };

const maxRows = 5000;
const csvLimits = { maxRecords: maxRows + 1, maxColumns: 100, maxCell: 10_000 };
const jsonLimits = { rows: maxRows, depth: 10, members: 100, values: 100 };

/** The rows of an uploaded file. Their content is validated later. */
export const parseQuestionFile = (
  bytes: Uint8Array,
  format: QuestionFileFormat,
): Promise<QuestionFile> =>
  runSteps(bytes.length, format === 'csv' ? readTable(bytes) : readJson(bytes));

/** A list, or an object with the list as `questions`. */
function* readJson(bytes: Uint8Array): Steps<QuestionFile> {
  const text = yield* decodeText(bytes);
  const [, list = text] = /^\s*\{\s*"questions"\s*:\s*(\[[^]*\])\s*\}\s*$/.exec(text) ?? [];
  const parsed = yield* parseJsonRows(list, jsonLimits);
  if (parsed.ok) return parsed;
  return { ok: false, reason: parsed.reason === 'too_many_rows' ? 'too_many' : 'not_readable' };
}

/** The first row names the columns, in any case; one of them must be `question`. */
function* readTable(bytes: Uint8Array): Steps<QuestionFile> {
  const { text, delimiter } = findDelimiter(yield* decodeText(bytes));
  const parsed = yield* parseCsv(text, { ...csvLimits, delimiter, skipsBlank: true });
  if (!parsed.ok) {
    const isLong = parsed.reason === 'too_many_records';
    return { ok: false, reason: isLong ? 'too_many' : 'not_readable' };
  }
  const [heading, ...body] = parsed.records;
  if (!heading) return { ok: true, rows: [] };
  const names = heading.cells.map((name) => name.trim().toLowerCase());
  if (!names.includes('question')) return { ok: false, reason: 'not_readable' };
  const rows: unknown[] = [];
  for (const { cells } of body) {
    yield;
    const pairs = names.map((name, column) => [name, cells[column] ?? ''] as const);
    const row = Object.fromEntries(pairs);
    const options = { options: readOptions(row, ''), options_ar: readOptions(row, '_ar') };
    rows.push({ ...row, ...options });
  }
  return { ok: true, rows };
}

/** Options are in one column, separated by bars, or in columns of their own: option_1, option_2_ar. */
function readOptions(cells: Record<string, string>, suffix: '' | '_ar'): string[] {
  const joined = cells[`options${suffix}`];
  const options = joined
    ? joined.split('|')
    : [1, 2, 3, 4, 5, 6].map((number) => cells[`option_${number}${suffix}`] ?? '');
  return options.map((option) => option.trim()).filter(Boolean);
}
