import { expect, it } from 'vitest';
import { slugOf } from './slug-of.ts';

it.each([
  ['Villa in Maadi', 'villa-in-maadi'],
  ['  Café “Zamalek”, 2nd floor ', 'cafe-zamalek-2nd-floor'],
  ["The Khedive's Library", 'the-khedives-library'],
  ['فيلا', ''],
  [`${'a'.repeat(79)} b`, 'a'.repeat(79)],
])('makes an address of %j', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});
