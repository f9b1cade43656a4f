import { expect, it } from 'vitest';
import { systemRandom } from './random.ts';

it('draws every value below the limit and none beyond', () => {
  const drawn = new Set(Array.from({ length: 500 }, () => systemRandom.below(6)));
  expect([...drawn].toSorted()).toEqual([0, 1, 2, 3, 4, 5]);
});
