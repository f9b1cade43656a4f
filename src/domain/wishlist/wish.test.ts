import { expect, it } from 'vitest';
import { addWish, maxWishes, removeWish } from './wish.ts';

it('stores each piece once, the newest first, up to the maximum', () => {
  expect(addWish(addWish([], 'a'), 'b')).toEqual(['b', 'a']);
  expect(addWish(['b', 'a'], 'a')).toEqual(['b', 'a']);
  const many = Array.from({ length: maxWishes + 3 }, (_, each) => String(each));
  expect(many.reduce(addWish, [] as string[])).toHaveLength(maxWishes);
});

it('is unchanged after adding and removing a piece', () => {
  expect(removeWish(addWish(['a', 'b'], 'c'), 'c')).toEqual(['a', 'b']);
});
