import { z } from 'zod';
import type { StoredValue } from '../changes.ts';
import { amountBetween, wholeNumber } from '../settings/setting-fields.ts';

/**
 * What a cell accepts; `field` is the column of the list's table. Where the row has something in
 * `unless`, the cell is only shown: another page edits it.
 */
export type EditableCell = { field: string; isOptional?: boolean; unless?: string } & (
  | { kind: 'amount'; least: string; most: string }
  | { kind: 'number'; least: number; most: number }
  | { kind: 'text'; maxLength: number }
  | { kind: 'choice'; values: readonly string[] }
  | { kind: 'flag' }
);

/** What the field of a cell sends. */
export const cellInput = z.object({
  list: z.string().max(60),
  row: z.string().max(60),
  column: z.string().max(60),
  from: z.string().max(2_000),
  to: z.string().max(2_000),
});

export type ParsedCell = { ok: true; value: StoredValue } | { ok: false; problem: string };

/** The stored value of what was typed; digits may be Arabic. */
export function parseCell(cell: EditableCell, typed: string): ParsedCell {
  const text = typed.trim();
  if (text === '' && cell.kind !== 'flag') {
    return cell.isOptional ? { ok: true, value: null } : { ok: false, problem: 'required' };
  }
  const parsed = schemaOf(cell).safeParse(text);
  return parsed.success
    ? { ok: true, value: parsed.data }
    : { ok: false, problem: parsed.error.issues[0]!.message };
}

function schemaOf(cell: EditableCell): z.ZodType<StoredValue> {
  switch (cell.kind) {
    case 'amount':
      return amountBetween(cell.least, cell.most);
    case 'number':
      return wholeNumber(cell.least, cell.most).transform(String);
    case 'text':
      return z.string().max(cell.maxLength, 'too_long');
    case 'choice':
      return z.enum(cell.values, 'unknown_value');
    case 'flag':
      return z.enum(['yes', 'no'], 'unknown_value').transform((text) => text === 'yes');
  }
}

/** A stored value as the field of its cell shows it. */
export function cellText(value: StoredValue | undefined): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);
}
