import fc from 'fast-check';
import { expect, it } from 'vitest';
import { limits } from '../limits.ts';
import { parseRowFilter } from './row-filter.ts';

const conditionsOf = (filter: string) => {
  const parsed = parseRowFilter(filter);
  if (!parsed.ok) return parsed.reason;
  return parsed.conditions.map(({ column, operator, isNegated, values }) =>
    [column, isNegated ? `not.${operator}` : operator, ...values].join('|'),
  );
};

it.each([
  ['id=eq.5', ['id|eq|5']],
  ['status=in.(placed,"a,b")', ['status|in|placed|a,b']],
  ['total=gte.10,total=lt.20', ['total|gte|10', 'total|lt|20']],
  ['name=eq.a, b', ['name|eq|a, b']],
  ['name=eq.', ['name|eq|']],
  ['user_id=not.is.null', ['user_id|not.is|null']],
  ['', []],
])('reads %s', (filter, expected) => {
  expect(conditionsOf(filter)).toEqual(expected);
});

it.each([
  'undefined',
  'id=near.5',
  'id=in.()',
  'id=in.5',
  'id=is.5',
  '=eq.5',
  `id=in.(${'1,'.repeat(limits.valuesPerCondition)}1)`,
  Array.from({ length: limits.conditionsPerBinding + 1 }, () => 'id=eq.1').join(','),
])('rejects %s', (filter) => {
  expect(conditionsOf(filter)).toMatch(/Error parsing/);
});

it('takes no text for long, and never throws', () => {
  const text = fc.oneof(fc.string(), fc.stringMatching(/^[\w=.,()" ]{0,80}$/));
  fc.assert(
    fc.property(text, (filter) => {
      expect(typeof parseRowFilter(filter).ok).toBe('boolean');
    }),
  );
});
