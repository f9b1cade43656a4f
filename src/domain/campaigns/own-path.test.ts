import { expect, it } from 'vitest';
import { emptyableOwnPath, isOwnPath } from './own-path.ts';

it.each(['/', '/shop', '/shop?room=bedroom&sort=price', '/product/nile-sofa#reviews', '/كنب'])(
  'lets %s pass',
  (path) => expect(isOwnPath(path)).toBe(true),
);

it.each([
  ...['//evil.com', '/\\evil.com', '\\\\evil.com', 'https://evil.com', 'javascript:alert(1)'],
  ...['evil.com', '/a b', '/a\tb', '/a\\b', '', '/en/shop', '/ar', ' //evil.com', '/\t/evil.com'],
])('stops %j', (path) => expect(isOwnPath(path)).toBe(false));

it('is checked after line breaks became spaces', () => {
  expect(emptyableOwnPath.safeParse('/shop\r\nSet-Cookie: x').success).toBe(false);
  expect(emptyableOwnPath.parse('')).toBeNull();
});
