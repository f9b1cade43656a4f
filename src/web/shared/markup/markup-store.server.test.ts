import { expect, test } from 'vitest';
import { createMarkupStore } from './markup-store.server.ts';

test('when the store is full, the part that was unused for longest is removed', () => {
  // Two keys of one character with nine characters of markup each.
  const find = createMarkupStore(20);
  find('a', () => 'rendered!');
  find('b', () => 'rendered!');
  find('a', () => 'rendered!');
  find('c', () => 'rendered!');
  expect(find('a', () => 'again')).toBe('rendered!');
  expect(find('c', () => 'again')).toBe('rendered!');
  expect(find('b', () => 'again')).toBe('again');
});

test('a part larger than the store is rendered and not stored', () => {
  const find = createMarkupStore(5);
  expect(find('key', () => 'long markup')).toBe('long markup');
  expect(find('key', () => 'other')).toBe('other');
});
