import { parse as oracle } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCsv, type CsvOptions } from './parse-csv.ts';
import { runToEnd } from './run-in-slices.server.ts';

const limits = { maxRecords: 1000, maxColumns: 100, maxCell: 1000 };
const read = (text: string, options: Partial<CsvOptions> = {}) =>
  runToEnd(parseCsv(text, { ...limits, ...options }));

function cellsOf(text: string, options?: Partial<CsvOptions>): string[][] | null {
  const parsed = read(text, options);
  return parsed.ok ? parsed.records.map(({ cells }) => cells) : null;
}

describe('a table', () => {
  it('is what was written, whatever its cells hold', () => {
    const cell = fc.string({
      unit: fc.constantFrom('a', 'م', '"', ',', ';', '\n', '\r', ' ', "'"),
    });
    const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { maxLength: 5 });
    fc.assert(
      fc.property(table, fc.constantFrom(',', ';', '\t'), (rows, delimiter) => {
        const text = stringify(rows, { delimiter, quoted: true });
        expect(cellsOf(text, { delimiter })).toEqual(rows);
      }),
    );
  });

  it('is read and rejected as another parser does it', () => {
    const text = fc.string({ unit: fc.constantFrom('a', '"', '""', ',', '\n', '\r\n') });
    fc.assert(
      fc.property(text, (input) => {
        expect(cellsOf(input)).toEqual(readByOracle(input));
      }),
    );
  });

  it('counts lines as spreadsheets do', () => {
    const text = '\uFEFFa,b\r\n\r\n"one\ntwo",2\n\n\n , \n3,4';
    const parsed = read(text, { skipsBlank: true });
    expect(parsed.ok && parsed.records.map(({ line }) => line)).toEqual([1, 3, 7]);
  });

  it('may have quotes in the middle of a cell when it is read leniently', () => {
    expect(cellsOf('5" wide,"a"b\n', { isLenient: true })).toEqual([['5" wide', 'ab']]);
    expect(cellsOf('5" wide,b\n')).toBeNull();
  });
});

it.each([
  ['a\n\nb\nc\nd', { maxRecords: 2 }, 'too_many_records', 4],
  ['a\nb,c,d', { maxColumns: 2 }, 'too_many_columns', 2],
  ['a\nbcd', { maxCell: 2 }, 'cell_too_long', 2],
  ['a\n"bcd', { maxCell: 2 }, 'cell_too_long', 2],
  ['a\n"b', {}, 'bad_quote', 2],
] as const)('%j is beyond a limit', (text, options, reason, line) => {
  expect(read(text, options)).toEqual({ ok: false, reason, line });
});

function readByOracle(text: string): string[][] | null {
  const options = {
    relax_column_count: true,
    skip_empty_lines: true,
    record_delimiter: ['\r\n', '\n', '\r'],
  };
  try {
    return oracle(text, options);
  } catch {
    return null;
  }
}
