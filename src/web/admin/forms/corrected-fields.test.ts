import { expect, it } from 'vitest';
import { correctedFields } from './corrected-fields.ts';

const sent = {
  code: 'a b',
  min: '9',
  max: '3',
  variants: JSON.stringify([
    { sku: '', price: '5' },
    { sku: 'B', price: 'x' },
  ]),
};
const problems = {
  code: 'invalid',
  max: 'end_before_start',
  variants: 'required',
  'variants.0.sku': 'required',
  'variants.1.price': 'invalid_amount',
};
const corrected = (now: Partial<typeof sent>) => [
  ...correctedFields(problems, { sent, now: { ...sent, ...now }, related: [['min', 'max']] }),
];

it('keeps the problem of a value that is as it was', () => {
  expect(corrected({})).toEqual([]);
  expect(corrected({ code: 'AB' })).toEqual(['code']);
});

it('drops the problem of a field that is judged together with the changed one', () => {
  expect(corrected({ min: '2' })).toEqual(['max']);
});

it('counts each cell of a row, and the field when all of them are changed', () => {
  const one = JSON.stringify([
    { sku: 'A', price: '5' },
    { sku: 'B', price: 'x' },
  ]);
  expect(corrected({ variants: one })).toEqual(['variants.0.sku']);
  const both = one.replace('"x"', '"6"');
  expect(corrected({ variants: both })).toEqual(['variants', 'variants.0.sku', 'variants.1.price']);
  const removed = JSON.stringify([{ sku: 'B', price: 'x' }]);
  expect(corrected({ variants: removed })).toHaveLength(3);
});
