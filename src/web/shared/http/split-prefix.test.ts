import { describe, expect, it } from 'vitest';
import { splitPrefix } from './split-prefix.ts';

describe('the language prefix of an address', () => {
  it.each([
    ['/', '', '/'],
    ['/ar', '/ar', '/'],
    ['/ar.data', '/ar', '/'],
    ['/ar/', '/ar', '/'],
    ['/en/shop', '/en', '/shop'],
    ['/en/shop.data', '/en', '/shop'],
    ['/arches', '', '/arches'],
    ['/shop/ar', '', '/shop/ar'],
  ])('of %s is %j, and its page is %j', (pathname, prefix, path) => {
    expect(splitPrefix(pathname)).toEqual({ prefix, path });
  });
});
