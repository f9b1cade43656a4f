import { expect, it } from 'vitest';
import { readNext } from './next-path.ts';

it.each([
  ['/checkout?step=review', '/checkout?step=review'],
  ['https://evil.example', undefined],
  ['//evil.example', undefined],
  [`/${'a'.repeat(500)}`, undefined],
])('returns from %j to %j', (next, expected) => {
  expect(readNext(new URLSearchParams({ next }))).toBe(expected);
});
