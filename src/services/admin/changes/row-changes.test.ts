import { expect, it } from 'vitest';
import { rowChanges, type ChildRow } from './row-changes.ts';

const compare = (before: readonly ChildRow[], after: readonly ChildRow[]) =>
  rowChanges({
    table: 'product_images',
    parent: { product_id: 'p' },
    order: 'display_order',
    before,
    after,
  });
const row = (id: string, alt: string, display_order: number) => ({
  id,
  alt_en: alt,
  display_order,
});
const typed = (id: string, alt: string) => ({ id, alt_en: alt });

it('finds nothing to change where the rows are as they were, whatever their numbers', () => {
  const before = [row('a', 'Front', 10), row('b', 'Back', 20)];
  expect(compare(before, [typed('a', 'Front'), typed('b', 'Back')])).toEqual([]);
});

it('changes only the fields that differ', () => {
  expect(compare([row('a', 'Front', 0)], [typed('a', 'Side')])).toEqual([
    { table: 'product_images', key: 'a', field: 'alt_en', from: 'Front', to: 'Side' },
  ]);
});

it('adds a row behind the last place, without touching the others', () => {
  const after = [typed('a', 'Front'), typed('new', 'Back')];
  expect(compare([row('a', 'Front', 7)], after)).toEqual([
    {
      table: 'product_images',
      key: 'new',
      field: null,
      from: null,
      to: { alt_en: 'Back', display_order: 8, product_id: 'p' },
    },
  ]);
});

it('removes a row whole, so that an undo can bring it back', () => {
  const before = [row('a', 'Front', 0), row('b', 'Back', 1)];
  expect(compare(before, [typed('b', 'Back')])).toEqual([
    {
      table: 'product_images',
      key: 'a',
      field: null,
      from: { alt_en: 'Front', display_order: 0 },
      to: null,
    },
  ]);
});

it('numbers rows again when one was moved', () => {
  const before = [row('a', 'Front', 0), row('b', 'Back', 1), row('c', 'Side', 2)];
  const after = [typed('b', 'Back'), typed('a', 'Front'), typed('c', 'Side')];
  expect(compare(before, after).map(({ key, field, to }) => [key, field, to])).toEqual([
    ['b', 'display_order', 0],
    ['a', 'display_order', 1],
  ]);
});
