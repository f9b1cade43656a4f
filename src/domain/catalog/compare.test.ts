import { expect, it } from 'vitest';
import { compareAddress, readCompared, specificationRows } from './compare.ts';

it('reads up to three different pieces', () => {
  const read = (query: string) => readCompared(new URLSearchParams(query));
  expect(read('')).toEqual([]);
  expect(read('piece=a&piece=a&piece=&piece=b')).toEqual(['a', 'b']);
  expect(read('piece=a&piece=b&piece=c&piece=d')).toEqual(['a', 'b', 'c']);
  expect(read(compareAddress(['a', 'b&c']).split('?')[1]!)).toEqual(['a', 'b&c']);
});

it('puts the same specification of all pieces in one row', () => {
  expect(
    specificationRows([
      [['Seats', '3']],
      [
        ['Seat height', '44 cm'],
        ['Seats', '2'],
      ],
    ]),
  ).toEqual([
    ['Seats', ['3', '2']],
    ['Seat height', ['', '44 cm']],
  ]);
});
