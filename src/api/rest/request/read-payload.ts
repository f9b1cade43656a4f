import { parse as parseCsv } from 'csv-parse/sync';
import { readLimitedBody } from '#platform/http/read-limited-body.ts';
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

export async function readPayload(request: Request, options: PayloadOptions): Promise<Payload> {
  const bytes = await readLimitedBody(request, requestLimits.bodyBytes);
  if (!bytes) throw new RestError(413, 'PGRST102', 'The body is too large');
  const type = (request.headers.get('Content-Type') ?? 'application/json').split(';')[0]!;
  switch (type.trim().toLowerCase()) {
    case 'application/json':
    case 'application/vnd.pgrst.object+json':
    case 'application/vnd.pgrst.array+json':
    case '':
      return readJson(decode(bytes), options);
    case 'text/csv':
      return readCsv(decode(bytes), options);
    case 'application/x-www-form-urlencoded':
      return readJson(formToJson(decode(bytes)), options);
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
  throw invalid(`Content-Type not acceptable: ${type.trim().slice(0, 100)}`);
}

function decode(bytes: Buffer): string {
  const text = bytes.toString('utf8');
  if (text.includes('\0')) throw invalid('The body contains a NUL character');
  return text;
}

function readJson(text: string, { isCall, columns }: PayloadOptions): Payload {
  // A function without arguments may be called without a body.
  if (text.trim() === '') {
    if (!isCall) throw invalid();
    return { kind: 'json', text: '{}', isArray: false, rows: 1, columns: [] };
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw invalid();
  }
  if (!isShallow(value, requestLimits.bodyDepth)) throw invalid('The body is nested too deeply');
  return { kind: 'json', text, ...describe(value, isCall, columns) };
}

function describe(value: unknown, isCall: boolean, columns: string[] | undefined) {
  if (Array.isArray(value) && !isCall) {
    if (value.length > requestLimits.insertedRows) throw invalid('The body has too many rows');
    const keys = columns ?? sharedKeys(value);
    return { isArray: true, rows: value.length, columns: keys };
  }
  const keys = isObject(value) ? Object.keys(value) : [];
  if (!isObject(value) && !isCall) throw invalid();
  return { isArray: Array.isArray(value), rows: 1, columns: columns ?? keys };
}

function sharedKeys(rows: unknown[]): string[] {
  const [first, ...others] = rows;
  if (first === undefined) return [];
  if (!isObject(first)) throw invalid('All object keys must match');
  const keys = Object.keys(first);
  const known = new Set(keys);
  for (const row of others) {
    const own = isObject(row) ? Object.keys(row) : [];
    if (own.length !== keys.length || !isObject(row) || own.some((key) => !known.has(key))) {
      throw invalid('All object keys must match');
    }
  }
  return keys;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isShallow(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return depth > 0 && Object.values(value).every((inner) => isShallow(inner, depth - 1));
}

const formToJson = (text: string) => JSON.stringify(Object.fromEntries(new URLSearchParams(text)));

/** The first line names the columns; an unquoted NULL is null. */
function readCsv(text: string, options: PayloadOptions): Payload {
  let rows: string[][];
  try {
    rows = parseCsv(text, { skip_empty_lines: true });
  } catch {
    throw invalid('All lines must have same number of fields');
  }
  const [header = [], ...lines] = rows;
  const objects = lines.map((line) =>
    Object.fromEntries(
      header.map((name, index) => [name, line[index] === 'NULL' ? null : line[index]]),
    ),
  );
  return readJson(JSON.stringify(objects), options);
}
