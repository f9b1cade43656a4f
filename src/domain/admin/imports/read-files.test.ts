import { describe, expect, it } from 'vitest';
import { findDelimiter } from './find-delimiter.ts';
import { numberOfCell } from './import-column.ts';
import { matchHeader, plainName } from './match-header.ts';

it.each([
  ['a,b,c\n1;2,3', ','],
  ['a;b;c\n1,5;2', ';'],
  ['a\tb\n1,2\t3', '\t'],
  ['"a,b,c,d";e;f\n', ';'],
  ['sep=;\na,b,c\n', ';'],
  ['sku\nA-1', ','],
])('the delimiter of %j is %j', (text, delimiter) => {
  expect(findDelimiter(text).delimiter).toBe(delimiter);
});

it.each([
  ['1200', '1200'],
  ['1,200', '1200'],
  ['12,50', '12.50'],
  ['12.5', '12.5'],
  ['1,200.50', '1200.50'],
  ['1.200,50', '1200.50'],
  ['١٬٢٠٠٫٥٠', '1200.50'],
  ['٢٥', '25'],
  ['1 200,00', '1200.00'],
  ['1,234,567', '1234567'],
])('the number %s is %s', (text, number) => {
  expect(numberOfCell(text)).toBe(number);
});

describe('headers', () => {
  const names = new Map([
    ['id', 'id'],
    [plainName('name_ar'), 'nameAr'],
    [plainName('الاسم بالعربية'), 'nameAr'],
    ['sku', 'sku'],
  ]);
  const known = { names, ignored: new Set([plainName('stock')]) };

  it('are found however they are written, and in either language', () => {
    expect(matchHeader(['SKU', 'Name AR', 'Stock', ''], known, new Map())).toEqual({
      columns: ['sku', 'nameAr', null, null],
      unknown: [],
    });
    expect(matchHeader(['الاسم بالعربية'], known, new Map()).columns).toEqual(['nameAr']);
  });

  it('that are unknown or named twice wait for a choice', () => {
    expect(matchHeader(['sku', 'Title', 'sku'], known, new Map()).unknown).toEqual([1, 2]);
    const selected = new Map([
      [1, 'nameAr'],
      [2, '-'],
    ]);
    expect(matchHeader(['sku', 'Title', 'sku'], known, selected)).toEqual({
      columns: ['sku', 'nameAr', null],
      unknown: [],
    });
    expect(matchHeader(['Title'], known, new Map([[0, 'constructor']])).unknown).toEqual([0]);
  });
});
