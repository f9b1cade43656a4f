import { expect, it } from 'vitest';
import { safeReturnPath } from './safe-return-path.ts';

it('keeps paths of our own', () => {
  expect(safeReturnPath('/account/orders?page=2')).toBe('/account/orders?page=2');
});

it.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'account',
  null,
])('does not follow %j out of the shop', (value) => {
  expect(safeReturnPath(value, '/account')).toBe('/account');
});
