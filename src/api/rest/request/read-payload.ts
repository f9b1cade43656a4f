import { withoutQuote } from '#domain/csv/formula-quote.ts';
import { readLimitedBody } from '#platform/http/read-limited-body.ts';
import { parseCsv, type CsvProblem } from '#platform/parsing/parse-csv.ts';
import { parseJson, parseJsonRows } from '#platform/parsing/parse-json.ts';
import { parseUrlEncoded } from '#platform/parsing/parse-url-encoded.ts';
import { runSteps, type Steps } from '#platform/parsing/run-in-slices.server.ts';
import type { JsonProblem } from '#platform/parsing/scan-json.ts';
import { requestLimits } from '../limits.ts';
import { RestError } from '../rest-error.ts';

/** The body as text for PostgreSQL, which keeps numbers exact, and the keys of its rows. */
export type Payload =
  | { kind: 'json'; text: string; isArray: boolean; rows: number; columns: string[] }
  | { kind: 'raw'; text: string; type: 'text' | 'bytea' | 'xml' };

export interface PayloadOptions {
  isCall: boolean;
  /** From the parameter `columns`: other keys are ignored, and rows may differ. */
  columns?: string[];
}

const invalid = (message = 'Empty or invalid json') => new RestError(400, 'PGRST102', message);

/** `charge` learns how many bytes were read. */
export async function readPayload(
  request: Request,
  options: PayloadOptions,
  charge: (bytes: number) => void,
): Promise<Payload> {
  const bytes = await readLimitedBody(request, requestLimits.bodyBytes, charge);
  if (!bytes) throw new RestError(413, 'PGRST102', 'The body is too large');
  const type = (request.headers.get('Content-Type') ?? 'application/json').split(';')[0]!;
  return runSteps(bytes.length, parsePayload(type.trim().toLowerCase(), bytes, options));
}

function* parsePayload(type: string, bytes: Buffer, options: PayloadOptions): Steps<Payload> {
  switch (type) {
    case 'application/json':
    case 'application/vnd.pgrst.object+json':
    case 'application/vnd.pgrst.array+json':
    case '':
      return yield* readJson(decode(bytes), options);
    case 'text/csv':
      return yield* readCsv(decode(bytes), options);
    case 'application/x-www-form-urlencoded':
      return yield* readForm(decode(bytes), options);
    case 'text/plain':
      if (options.isCall) return { kind: 'raw', type: 'text', text: decode(bytes) };
      break;
    case 'text/xml':
      if (options.isCall) return { kind: 'raw', type: 'xml', text: decode(bytes) };
      break;
    case 'application/octet-stream':
      if (options.isCall) {
        return { kind: 'raw', type: 'bytea', text: `\\x${bytes.toString('hex')}` };
      }
      break;
  }
  throw invalid(`Content-Type not acceptable: ${type.slice(0, 100)}`);
}

function decode(bytes: Buffer): string {
  const text = bytes.toString('utf8');
  if (text.includes('\0')) throw invalid('The body contains a NUL character');
  return text;
}

const jsonProblems: Record<JsonProblem, string> = {
  malformed: 'Empty or invalid json',
  too_deep: 'The body is nested too deeply',
  too_many: 'The body has too many values',
  too_many_rows: 'The body has too many rows',
  unstorable: 'The body contains a character that cannot be stored',
};

function* readJson(text: string, { isCall, columns }: PayloadOptions): Steps<Payload> {
  // A function without arguments may be called without a body.
  if (isCall && /^\s*$/.test(text)) {
    return { kind: 'json', text: '{}', isArray: false, rows: 1, columns: [] };
  }
  if (!isCall && /^\s*\[/.test(text)) return yield* readRows(text, columns);
  const parsed = yield* parseJson(text);
  if (!parsed.ok) throw invalid(jsonProblems[parsed.reason]);
  const { value } = parsed;
  if (!isCall && !isObject(value)) throw invalid();
  const keys = columns ?? (isObject(value) ? Object.keys(value) : []);
  return { kind: 'json', text, isArray: Array.isArray(value), rows: 1, columns: keys };
}

const rowLimits = {
  depth: requestLimits.bodyDepth,
  rows: requestLimits.insertedRows,
  members: requestLimits.rowValues,
  values: requestLimits.rowValues,
};

/** Every row must have the keys of the first, unless the request names the columns. */
function* readRows(text: string, columns: string[] | undefined): Steps<Payload> {
  const parsed = yield* parseJsonRows(text, rowLimits);
  if (!parsed.ok) throw invalid(jsonProblems[parsed.reason]);
  const { rows } = parsed;
  const keys = columns ?? keysOf(rows[0] ?? {});
  const known = new Set(keys);
  for (const row of columns ? [] : rows) {
    yield;
    const own = keysOf(row);
    if (own.length !== keys.length || own.some((key) => !known.has(key))) {
      throw invalid('All object keys must match');
    }
  }
  return { kind: 'json', text, isArray: true, rows: rows.length, columns: keys };
}

function keysOf(row: unknown): string[] {
  if (!isObject(row)) throw invalid('All object keys must match');
  return Object.keys(row);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function* readForm(text: string, { columns }: PayloadOptions): Steps<Payload> {
  yield;
  const fields = parseUrlEncoded(text);
  if (!fields) throw invalid(jsonProblems.too_many);
  yield;
  const row = Object.fromEntries(fields);
  const json = JSON.stringify(row);
  return {
    kind: 'json',
    text: json,
    isArray: false,
    rows: 1,
    columns: columns ?? Object.keys(row),
  };
}

const csvProblems: Record<CsvProblem, string> = {
  too_many_records: 'The body has too many rows',
  too_many_columns: 'The body has too many columns',
  cell_too_long: 'A value of the body is too long',
  bad_quote: 'All lines must have same number of fields',
};

/** The first line names the columns; an unquoted NULL is null. */
function* readCsv(text: string, { isCall, columns }: PayloadOptions): Steps<Payload> {
  const parsed = yield* parseCsv(text, {
    maxRecords: requestLimits.insertedRows + 1,
    maxColumns: requestLimits.csvColumns,
    maxCell: requestLimits.csvCell,
  });
  if (!parsed.ok) throw invalid(csvProblems[parsed.reason]);
  const [header = { cells: [] }, ...records] = parsed.records;
  const names = [...new Set(header.cells)];
  const rows: string[] = [];
  for (const { cells } of records) {
    yield;
    if (cells.length !== header.cells.length) throw invalid(csvProblems.bad_quote);
    const pairs = header.cells.map((name, index) => [name, valueOf(cells[index]!)]);
    rows.push(JSON.stringify(Object.fromEntries(pairs)));
  }
  const json = { kind: 'json', text: `[${rows.join()}]`, isArray: true } as const;
  // A function takes all rows as one argument.
  if (isCall) return { ...json, rows: 1, columns: columns ?? [] };
  return { ...json, rows: rows.length, columns: columns ?? (rows.length > 0 ? names : []) };
}

const valueOf = (cell: string) => (cell === 'NULL' ? null : withoutQuote(cell));
