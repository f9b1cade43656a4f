import { expect, it } from 'vitest';
import { countLeftOut } from './bulk-edit.ts';

it('counts a line of a file once, however much is wrong with it', () => {
  const problem = { key: null, label: 'BAD-1', problem: 'required' };
  expect(
    countLeftOut([
      { ...problem, line: 2 },
      { ...problem, line: 2 },
    ]),
  ).toBe(1);
  expect(
    countLeftOut([
      { ...problem, line: 2 },
      { ...problem, line: 3 },
    ]),
  ).toBe(2);
});

it('tells rows of a list apart by their table and key', () => {
  const problem = { label: 'Sofa', problem: 'required' };
  const keys = ['a', 'b', 'b'];
  expect(countLeftOut(keys.map((key) => ({ ...problem, table: 'products', key })))).toBe(2);
});
