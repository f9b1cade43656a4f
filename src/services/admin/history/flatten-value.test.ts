import { expect, it } from 'vitest';
import { flattenValue } from './flatten-value.ts';

it('names each part by its place', () => {
  const value = {
    heading: 'Oak',
    items: [
      { id: '1', title: 'One' },
      { title: 'Two', tags: ['a', 'b'] },
    ],
  };
  expect([...(flattenValue(value) ?? [])]).toEqual([
    ['heading', 'Oak'],
    ['items.1.title', 'One'],
    ['items.2.title', 'Two'],
    ['items.2.tags', ['a', 'b']],
  ]);
});

it('leaves plain values and plain lists as they are', () => {
  for (const value of ['text', 7, null, undefined, ['a', 'b'], []]) {
    expect(flattenValue(value)).toBeNull();
  }
});
