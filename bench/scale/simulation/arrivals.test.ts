import { expect, it } from 'vitest';
import { drawArrivals, spreadOverDay } from './arrivals.ts';
import { createRandom } from './random.ts';

const flat = Array<number>(24).fill(1);
const noBurst = { at: 0, share: 0, decay: 60 };
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

it('spreads exactly the arrivals of a day', () => {
  const burst = { at: 72_000, share: 0.2, decay: 60 };
  expect(sum(spreadOverDay(5_000, flat, noBurst))).toBeCloseTo(5_000);
  expect(sum(spreadOverDay(5_000, flat, burst))).toBeCloseTo(5_000);
});

it('lets a burst begin at its second and die away', () => {
  const counts = spreadOverDay(1_000, flat, { at: 72_000, share: 1, decay: 60 });
  expect(sum(counts.slice(0, 7_200))).toBe(0);
  // After as many seconds as it takes to decay, 1/e is still to come.
  expect(sum(counts.slice(7_200, 7_206))).toBeCloseTo(1_000 * (1 - Math.exp(-1)));
});

it('follows the weights of the hours', () => {
  const counts = spreadOverDay(1_000, [3, ...Array<number>(23).fill(1)], noBurst);
  expect(counts[0]).toBeCloseTo(3 * counts[400]!);
});

it('draws arrivals in order, about as many as are expected, and the same ones for one seed', () => {
  const counts = spreadOverDay(20_000, flat, noBurst);
  const times = [...drawArrivals(counts, createRandom(5))];
  expect(times.length).toBeGreaterThan(19_500);
  expect(times.length).toBeLessThan(20_500);
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  expect(times.at(-1)).toBeLessThan(86_400_000);
  expect([...drawArrivals(counts, createRandom(5))]).toEqual(times);
  expect([...drawArrivals(counts, createRandom(6))]).not.toEqual(times);
});
