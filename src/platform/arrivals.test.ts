import { expect, it } from 'vitest';
import { countArrivals } from './arrivals.ts';

it('counts what arrived within the last second', () => {
  let time = 5_000;
  const arrivals = countArrivals(() => time);
  expect([arrivals.add(), arrivals.add()]).toEqual([1, 2]);
  time += 999;
  expect(arrivals.add()).toBe(3);
  time += 1;
  expect(arrivals.add()).toBe(2);
});
