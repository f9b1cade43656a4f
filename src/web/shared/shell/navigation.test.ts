import { expect, test } from 'vitest';
import { isWithin } from './navigation.ts';

test.each([
  ['/shop', true],
  ['/shop/', true],
  ['/Shop', true],
  ['/shop/rugs', true],
  ['/shopping', false],
  ['/about', false],
  ['/', false],
])('%s within /shop: %s', (pathname, expected) => {
  expect(isWithin(pathname, '/shop')).toBe(expected);
});
