import { expect, it } from 'vitest';
import { safeReturnPath } from './safe-return-path.ts';

it('accepts paths of this site', () => {
  expect(safeReturnPath('/account/orders?page=2')).toBe('/account/orders?page=2');
});

it.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'account',
  null,
])('does not redirect %j to another site', (value) => {
  expect(safeReturnPath(value, '/account')).toBe('/account');
});
