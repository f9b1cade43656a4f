import type { Steps } from './run-in-slices.server.ts';

export interface CsvRecord {
  /** As spreadsheets number it: the first is 1, and a line break in a cell does not count. */
  line: number;
  cells: string[];
}

export interface CsvOptions {
  delimiter?: string;
  /** With the header. */
  maxRecords: number;
  maxColumns: number;
  /** Characters of a cell. */
  maxCell: number;
  /** Reads a quote in the middle of a cell as spreadsheets do, instead of rejecting it. */
  isLenient?: boolean;
  /** Leaves out records of nothing but spaces; lines without anything are always left out. */
  skipsBlank?: boolean;
}

export type CsvProblem = 'too_many_records' | 'too_many_columns' | 'cell_too_long' | 'bad_quote';

export type ParsedCsv =
  | { ok: true; records: CsvRecord[] }
  | { ok: false; reason: CsvProblem; line: number };

const [lineFeed, carriageReturn, quote] = [10, 13, 34];
/** Characters between two steps. */
const stride = 8 * 1024;

/**
 * The records of a text as RFC 4180 and spreadsheets write it. Each limit is checked before what
 * exceeds it is stored, so that no text costs more than its length.
 */
export function* parseCsv(text: string, options: CsvOptions): Steps<ParsedCsv> {
  const reader = new CsvReader(text, options);
  const records: CsvRecord[] = [];
  const problem = (reason: CsvProblem, line: number) => ({ ok: false, reason, line }) as const;
  while (!reader.isAtEnd) {
    if (reader.hasStridden()) yield;
    if (reader.skipLineEnd()) continue;
    const { line } = reader;
    const cells: string[] = [];
    do {
      if (cells.length === options.maxColumns) return problem('too_many_columns', line);
      const cell = reader.readCell();
      if (cell === undefined) return problem(reader.problem, line);
      cells.push(cell);
      if (reader.hasStridden()) yield;
    } while (reader.skipDelimiter());
    reader.skipLineEnd();
    if (options.skipsBlank && cells.every((cell) => cell.trim() === '')) continue;
    if (records.length === options.maxRecords) return problem('too_many_records', line);
    records.push({ line, cells });
  }
  return { ok: true, records };
}

class CsvReader {
  line = 1;
  /** Why a cell could not be read. */
  problem: CsvProblem = 'bad_quote';
  #at = 0;
  #stridden = stride;
  readonly #text: string;
  readonly #delimiter: number;
  readonly #maxCell: number;
  readonly #isLenient: boolean;

  constructor(text: string, { delimiter = ',', maxCell, isLenient = false }: CsvOptions) {
    this.#text = text;
    this.#delimiter = delimiter.charCodeAt(0);
    this.#maxCell = maxCell;
    this.#isLenient = isLenient;
    // A byte order mark.
    if (text.startsWith('\uFEFF')) this.#at = 1;
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#text.length;
  }

  /** Whether so much was read that it is time for a pause. */
  hasStridden(): boolean {
    if (this.#at < this.#stridden) return false;
    this.#stridden = this.#at + stride;
    return true;
  }

  skipDelimiter(): boolean {
    if (this.#text.charCodeAt(this.#at) !== this.#delimiter) return false;
    this.#at += 1;
    return true;
  }

  skipLineEnd(): boolean {
    const code = this.#text.charCodeAt(this.#at);
    if (code !== lineFeed && code !== carriageReturn) return false;
    const isPair = code === carriageReturn && this.#text.charCodeAt(this.#at + 1) === lineFeed;
    this.#at += isPair ? 2 : 1;
    this.line += 1;
    return true;
  }

  /** The next cell, or undefined when there is a problem. */
  readCell(): string | undefined {
    if (this.#text.charCodeAt(this.#at) !== quote) return this.#readPlain();
    const quoted = this.#readQuoted();
    if (quoted === undefined || this.#isAtCellEnd()) return quoted;
    // Spreadsheets read "a"b as ab.
    const rest = this.#isLenient ? this.#readPlain() : undefined;
    return rest === undefined ? undefined : quoted + rest;
  }

  #readPlain(): string | undefined {
    const start = this.#at;
    while (!this.#isAtCellEnd()) {
      if (!this.#isLenient && this.#text.charCodeAt(this.#at) === quote) return undefined;
      this.#at += 1;
      if (this.#at - start > this.#maxCell) return this.#rejectLong();
    }
    return this.#text.slice(start, this.#at);
  }

  /** Between its quotes, of which two stand for one. */
  #readQuoted(): string | undefined {
    const start = this.#at + 1;
    let end = start;
    let quotes = 0;
    for (;;) {
      const code = this.#text.charCodeAt(end);
      if (end >= this.#text.length) return undefined;
      if (code === quote) {
        if (this.#text.charCodeAt(end + 1) !== quote) break;
        quotes += 1;
        end += 1;
      }
      end += 1;
      if (end - start - quotes > this.#maxCell) return this.#rejectLong();
    }
    this.#at = end + 1;
    const cell = this.#text.slice(start, end);
    return quotes > 0 ? cell.replaceAll('""', '"') : cell;
  }

  #isAtCellEnd(): boolean {
    const code = this.#text.charCodeAt(this.#at);
    return this.isAtEnd || code === this.#delimiter || code === lineFeed || code === carriageReturn;
  }

  #rejectLong(): undefined {
    this.problem = 'cell_too_long';
  }
}
