import { describe, expect, it } from 'vitest';
import { splitPrefix } from './split-prefix.ts';

describe('splitPrefix', () => {
  it.each([
    ['/', '', '/'],
    ['/ar', '/ar', '/'],
    ['/ar.data', '/ar', '/'],
    ['/ar/', '/ar', '/'],
    ['/en/shop', '/en', '/shop'],
    ['/en/shop.data', '/en', '/shop'],
    ['/arches', '', '/arches'],
    ['/shop/ar', '', '/shop/ar'],
  ])('splits %s into the prefix %j and the path %j', (pathname, prefix, path) => {
    expect(splitPrefix(pathname)).toEqual({ prefix, path });
  });
});
