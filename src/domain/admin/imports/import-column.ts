import type { StoredValue } from '../changes.ts';
import { toWesternDigits } from '../../digits.ts';
import { cleanRichText } from '../../content/write-rich-text.ts';
import { compareAmounts, readAmount } from '../../money.ts';
import type { ParsedCell } from '../lists/editable-cell.ts';

/** A column of a file: the field that it writes, and how its cells are read and written. */
export interface ImportColumn {
  field: string;
  /** A new row cannot do without it. */
  isRequired?: boolean;
  read(text: string): ParsedCell;
  /** As the export writes it; a cell that holds exactly this changes nothing. */
  write(value: StoredValue): string;
}

const value = (stored: StoredValue): ParsedCell => ({ ok: true, value: stored });
const problem = (code: string): ParsedCell => ({ ok: false, problem: code });

const plain = (stored: StoredValue): string => (stored === null ? '' : String(stored));

interface Options {
  isRequired?: boolean;
  /** Has a value in every row; new rows without one get the usual one. */
  isNeverEmpty?: boolean;
}

type Reader = (text: string) => ParsedCell;

/** An empty cell empties the field, unless it must have a value. */
function column(field: string, read: Reader, options: Options = {}): ImportColumn {
  const { isRequired, isNeverEmpty = isRequired } = options;
  const empty = isNeverEmpty ? problem('required') : value(null);
  return { field, isRequired, read: (text) => (text === '' ? empty : read(text)), write: plain };
}

export const textColumn = (field: string, maxLength: number, options?: Options) =>
  column(field, (text) => (text.length > maxLength ? problem('too_long') : value(text)), options);

/** A text that is never null in the database. */
export const writtenColumn = (field: string, maxLength: number): ImportColumn => ({
  ...textColumn(field, maxLength),
  read: (text) => (text.length > maxLength ? problem('too_long') : value(text)),
});

/** A text with the elements of the editor; anything else in it is removed. */
export const richColumn = (text: ImportColumn): ImportColumn => ({
  ...text,
  read(typed) {
    const cell = text.read(typed);
    return cell.ok && typeof cell.value === 'string' ? value(cleanRichText(cell.value)) : cell;
  },
});

export const choiceColumn = (field: string, values: readonly string[], options?: Options) =>
  column(
    field,
    (text) => {
      const known = values.find((each) => each === text.toLowerCase());
      return known ? value(known) : problem('unknown_value');
    },
    options,
  );

export const amountColumn = (field: string, most: string, options?: Options) =>
  column(
    field,
    (text) => {
      const amount = readAmount(numberOfCell(text));
      if (amount === null) return problem('invalid_amount');
      const isPossible = compareAmounts(amount, '0.00') > 0 && compareAmounts(amount, most) <= 0;
      return isPossible ? value(amount) : problem('out_of_range');
    },
    options,
  );

export const numberColumn = (field: string, most: number, options?: Options) =>
  column(
    field,
    (text) => {
      const digits = numberOfCell(text).replace(/\.0+$/, '');
      if (!/^\d{1,9}$/.test(digits)) return problem('invalid_number');
      return Number(digits) <= most ? value(String(Number(digits))) : problem('out_of_range');
    },
    options,
  );

/**
 * Arabic or Latin digits, with separators of either: a last comma or dot before one or two digits is
 * the decimal one, others group thousands.
 */
export function numberOfCell(text: string): string {
  const western = toWesternDigits(text)
    .replaceAll(/[\s\u00A0\u202F٬']/g, '')
    .replace('٫', '.');
  const match = /^(.*)[.,](\d{1,2})$/.exec(western);
  if (!match) return western.replaceAll(/[.,](?=\d{3}(?:[.,]|$))/g, '');
  return `${match[1]!.replaceAll(/[.,](?=\d{3}(?:[.,]|$))/g, '')}.${match[2]}`;
}

const flags = new Map([
  ...['yes', 'true', '1', 'نعم', 'y', '١'].map((text) => [text, true] as const),
  ...['no', 'false', '0', 'لا', 'n', '٠'].map((text) => [text, false] as const),
]);

export const flagColumn = (field: string): ImportColumn => ({
  field,
  read: (text) => {
    const flag = text === '' ? false : flags.get(text.toLowerCase());
    return flag === undefined ? problem('unknown_value') : value(flag);
  },
  write: (stored) => (stored ? 'yes' : 'no'),
});

/** Several short texts in one cell. */
export const listColumn = (
  field: string,
  parse: (text: string) => readonly string[] | null,
): ImportColumn => ({
  field,
  read: (text) => {
    const list = parse(text);
    return list ? value(list) : problem('too_long');
  },
  write: (stored) => ((stored ?? []) as string[]).join(', '),
});
