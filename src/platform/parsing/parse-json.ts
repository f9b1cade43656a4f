import type { Steps } from './run-in-slices.server.ts';
import { scanJson, type JsonLimits, type JsonProblem } from './scan-json.ts';

export type ParsedJson = { ok: true; value: unknown } | { ok: false; reason: JsonProblem };

/** More than people and programs need, and parsed within a few milliseconds. */
const usualLimits: JsonLimits = { depth: 32, members: 10_000, values: 100_000 };

export function* parseJson(text: string, limits = usualLimits): Steps<ParsedJson> {
  const scanned = yield* scanJson(text, limits);
  if (!scanned.ok) return scanned;
  yield;
  return parseWhole(text);
}

export type ParsedRows = { ok: true; rows: unknown[] } | { ok: false; reason: JsonProblem };

/** The elements of an array, one by one: together they may be many times what fits into a step. */
export function* parseJsonRows(
  text: string,
  limits: JsonLimits & { rows: number },
): Steps<ParsedRows> {
  const scanned = yield* scanJson(text, limits);
  if (!scanned.ok) return scanned;
  const [[start] = [0], end] = [scanned.rows[0], scanned.rows.at(-1)?.[1] ?? 0];
  const isArray = /^\s*\[$/.test(text.slice(0, start)) && /^\]\s*$/.test(text.slice(end));
  if (!isArray) return { ok: false, reason: 'malformed' };
  if (text.slice(start, end).trim() === '') return { ok: true, rows: [] };
  const rows: unknown[] = [];
  for (const row of scanned.rows) {
    yield;
    const parsed = parseWhole(text.slice(...row));
    if (!parsed.ok) return parsed;
    rows.push(parsed.value);
  }
  return { ok: true, rows };
}

function parseWhole(text: string): ParsedJson {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return { ok: false, reason: 'malformed' };
  }
}
