import { expect, it } from 'vitest';
import { emptyOn, simulateWheel, simulatedDraws } from './wheel-odds.ts';

/** Counts through all values, so that every segment is met equally often. */
function countingChance() {
  let next = 0;
  return (limit: number) => next++ % limit;
}

it('draws every prize as often as its segments say, and none is lost', () => {
  const { segments, odds } = simulateWheel(
    [
      { id: 'many', quantity: 90 },
      { id: 'few', quantity: 10 },
    ],
    countingChance(),
  );
  expect(segments).toHaveLength(12);
  expect(odds.map(({ segments: own }) => own)).toEqual([11, 1]);
  expect(odds.reduce((sum, { stops }) => sum + stops, 0)).toBe(simulatedDraws);
  expect(Math.abs(odds[1]!.stops - simulatedDraws / 12)).toBeLessThan(2);
});

it('allots a new wheel for each draw when there are more prizes than segments', () => {
  const prizes = Array.from({ length: 20 }, (_, place) => ({ id: `p${place}`, quantity: 1 }));
  const { odds } = simulateWheel(prizes, countingChance());
  expect(odds.every(({ stops }) => stops > 0)).toBe(true);
});

it('has no segments without prizes', () => {
  expect(simulateWheel([], countingChance())).toEqual({ segments: [], odds: [] });
});

it('says on which day a prize runs out, by the pace of thirty days', () => {
  expect(emptyOn({ quantity: 10, claims: 15 }, '2026-11-13')).toBe('2026-12-03');
  expect(emptyOn({ quantity: 0, claims: 15 }, '2026-11-13')).toBe('2026-11-13');
  expect(emptyOn({ quantity: 10, claims: 0 }, '2026-11-13')).toBeNull();
  expect(emptyOn({ quantity: 100_000, claims: 1 }, '2026-11-13')).toBeNull();
});
