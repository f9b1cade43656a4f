import type { RowValues } from '../changes.ts';

/**
 * What a bulk edit makes of one row: new values of its fields, null when it is removed, or the problem
 * that leaves it as it is, with the number that its sentence names.
 */
export type ProposedValues =
  | { ok: true; values: RowValues | null }
  | { ok: false; problem: string; count?: number };

/** The same of a row that belongs to a row of the list, such as a variant of a product. */
export type ProposedPart = ProposedValues & {
  table: string;
  key: string;
  label: string;
  /** As it is stored. */
  record: RowValues;
};

/** A row that a preview leaves out. */
export interface LeftOutRow {
  key: string | null;
  table?: string;
  /** How the row is called. */
  label: string;
  /** Of a file, beginning with 2 after its header. */
  line?: number;
  /** The column of a list or of a file. */
  column?: string;
  /** A code, or the name of a constraint. */
  problem: string;
  /** The number in the sentence of the problem. */
  count?: number;
}

/** Problems that have a sentence of their own. */
export const rowProblems = [
  'row_gone',
  'not_ready',
  'missing_arabic',
  'missing_english',
  'price_not_positive',
  'price_too_high',
  'sale_not_below',
  'price_of_variants',
  'end_before_start',
  'required',
  'too_long',
  'invalid_number',
  'invalid_amount',
  'invalid_slug',
  'out_of_range',
  'unknown_value',
  'unknown_id',
  'twice',
  'taken',
  'too_many_cells',
  'cannot_add',
  'publish_elsewhere',
  'game_coupon',
  'ends_later',
  'column_left_out',
] as const;
export type KnownRowProblem = (typeof rowProblems)[number];

/** A row counts once, however much is wrong with it. */
export const countLeftOut = (problems: readonly LeftOutRow[]): number =>
  new Set(problems.map(({ table, key, line, label }) => line ?? `${table} ${key ?? label}`)).size;
