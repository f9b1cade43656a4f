import { toWesternDigits } from '../../digits.ts';
import { readAmount } from '../../money.ts';

/** Cells copied from a spreadsheet: tabs between columns, a line for each row. */
export function readSheet(text: string): string[][] {
  const lines = text.replaceAll('\r\n', '\n').replace(/\n$/, '').split('\n');
  return lines.map((line) => line.split('\t').map((cell) => cell.trim()));
}

/** A number as people and spreadsheets write it: ١٬٢٥٠٫٥٠, 1,250.50 or 1250,5. */
export function plainNumber(typed: string): string {
  const western = toWesternDigits(typed)
    .replaceAll(/[٬\s\u00a0]/g, '')
    .replace('٫', '.');
  const isDecimalComma = /^-?\d+,\d{1,2}$/.test(western);
  return isDecimalComma ? western.replace(',', '.') : western.replaceAll(',', '');
}

/** An amount as people type it; null when it cannot be read. */
export const typedAmount = (typed: string): string | null => readAmount(plainNumber(typed));
