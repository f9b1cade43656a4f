import { expect, it } from 'vitest';
import { createRenderingCache } from './rendering-cache.ts';

it('drops what was not used for longest when it is full', () => {
  const cache = createRenderingCache<string>(100);
  for (const key of ['a', 'b', 'c', 'd']) cache.set(key, key, 25);
  expect(cache.get('a')).toBe('a');
  cache.set('e', 'e', 25);
  expect(cache.get('b')).toBeUndefined();
  expect(['a', 'c', 'd', 'e'].map((key) => cache.get(key))).toEqual(['a', 'c', 'd', 'e']);
});

it('does not let one picture take the whole room', () => {
  const cache = createRenderingCache<string>(100);
  cache.set('large', 'large', 26);
  expect(cache.get('large')).toBeUndefined();
});
