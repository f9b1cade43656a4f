import { expect, it } from 'vitest';
import { addWish, maxWishes, removeWish } from './wish.ts';

it('keeps each piece once, the newest first, and no more than a list', () => {
  expect(addWish(addWish([], 'a'), 'b')).toEqual(['b', 'a']);
  expect(addWish(['b', 'a'], 'a')).toEqual(['b', 'a']);
  const many = Array.from({ length: maxWishes + 3 }, (_, each) => String(each));
  expect(many.reduce(addWish, [] as string[])).toHaveLength(maxWishes);
});

it('is as before when what was added is taken off again', () => {
  expect(removeWish(addWish(['a', 'b'], 'c'), 'c')).toEqual(['a', 'b']);
});
