import type { Steps } from './run-in-slices.server.ts';

export interface JsonLimits {
  /** Arrays and objects inside of each other. */
  depth: number;
  /** Keys, objects and arrays, which cost most. */
  members: number;
  /** Values at any depth. */
  values: number;
  /** Elements of the outermost array; `members` and `values` are then those of each element. */
  rows?: number;
}

/** `unstorable`: PostgreSQL stores neither NUL characters nor halves of a character. */
export type JsonProblem = 'malformed' | 'too_deep' | 'too_many' | 'too_many_rows' | 'unstorable';

/** Where an element of the outermost array begins and ends. */
type Row = readonly [start: number, end: number];
export type ScannedJson = { ok: true; rows: Row[] } | { ok: false; reason: JsonProblem };

const codeOf = (character: string) => character.charCodeAt(0);
const [quote, backslash, comma, colon] = [...'"\\,:'].map(codeOf);
const [openObject, closeObject, openArray, closeArray] = [...'{}[]'].map(codeOf);

/** Characters between two steps. */
const stride = 64 * 1024;

/**
 * Counts what a JSON text has without building any of it: `JSON.parse` can neither be limited nor
 * interrupted. Whether the text is JSON at all is left to that.
 */
export function* scanJson(text: string, limits: JsonLimits): Steps<ScannedJson> {
  const counts = new JsonCounts(limits);
  let pause = stride;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === quote) at = endOfString(text, at);
    else counts.add(code, at);
    if (at < 0) return { ok: false, reason: 'unstorable' };
    if (counts.problem) return { ok: false, reason: counts.problem };
    if (at < pause) continue;
    pause = at + stride;
    yield;
  }
  return { ok: true, rows: counts.rows };
}

class JsonCounts {
  problem: JsonProblem | undefined;
  readonly rows: Row[] = [];
  readonly #limits: JsonLimits;
  #depth = 0;
  #members = 0;
  #values = 0;
  #rowStart = 0;

  constructor(limits: JsonLimits) {
    this.#limits = limits;
  }

  add(code: number, at: number): void {
    if (code === comma) {
      this.#values += 1;
      if (this.#depth === 1) this.#endRow(at);
    } else if (code === colon) {
      this.#members += 1;
    } else if (code === openObject || code === openArray) {
      this.#members += 1;
      this.#depth += 1;
      if (this.#depth > this.#limits.depth) this.problem = 'too_deep';
      if (this.#depth === 1) this.#beginRows(at + 1);
    } else if (code === closeObject || code === closeArray) {
      this.#depth -= 1;
      if (this.#depth === 0) this.#endRow(at);
      else if (this.#depth < 0) this.problem = 'malformed';
    } else {
      return;
    }
    const { members, values } = this.#limits;
    if (this.#members > members || this.#values > values) this.problem = 'too_many';
  }

  #beginRows(at: number): void {
    // A second array or object follows the first.
    if (this.rows.length > 0) this.problem = 'malformed';
    this.#rowStart = at;
    if (this.#limits.rows !== undefined) this.#members = 0;
  }

  #endRow(at: number): void {
    const { rows } = this.#limits;
    if (rows === undefined) return;
    this.rows.push([this.#rowStart, at]);
    if (this.rows.length > rows) this.problem = 'too_many_rows';
    this.#rowStart = at + 1;
    this.#members = 0;
    this.#values = 0;
  }
}

/** The place of the closing quote, or of the end of the text; -1 when it cannot be stored. */
function endOfString(text: string, start: number): number {
  let at = start + 1;
  for (; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === quote) return at;
    if (code === backslash) {
      const half = halfAt(text, at);
      if (half === 'low' || text.startsWith('u0000', at + 1)) return -1;
      if (half === 'high' && halfAt(text, at + 6) !== 'low') return -1;
      at += half === 'high' ? 7 : 1;
    }
  }
  return at;
}

/** Which half of a character is escaped: \ud8.. to \udb.. is the first, \udc.. to \udf.. the second. */
function halfAt(text: string, at: number): 'high' | 'low' | undefined {
  const isD = text.startsWith('\\ud', at) || text.startsWith('\\uD', at);
  if (!isD) return undefined;
  const digit = Number.parseInt(text[at + 3] ?? '', 16);
  if (digit < 8 || Number.isNaN(digit)) return undefined;
  return digit < 12 ? 'high' : 'low';
}
