import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allotSegments, segmentCount, shuffled } from './wheel.ts';

const seeded = (seed: number) => {
  let state = seed >>> 0;
  return (limit: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
};
const stock = (...quantities: number[]) =>
  quantities.map((quantity, index) => ({ id: `p${String(index).padStart(2, '0')}`, quantity }));
const shares = (wheel: string[]) => {
  const counts = new Map<string, number>();
  for (const id of wheel) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
};
const chance = seeded(1);

describe('the twelve segments', () => {
  it('are in proportion to the remaining quantities', () => {
    expect(Object.fromEntries(shares(allotSegments(stock(60, 30, 30), chance)))).toEqual({
      p00: 6,
      p01: 3,
      p02: 3,
    });
  });

  it('include the rarest prize', () => {
    expect(shares(allotSegments(stock(1000, 1), chance)).get('p01')).toBe(1);
  });

  it('leave out prizes without stock, and are empty when there is no stock', () => {
    expect(shares(allotSegments(stock(5, 0), chance))).toEqual(new Map([['p00', 12]]));
    expect(allotSegments(stock(0, 0), chance)).toEqual([]);
    expect(allotSegments([], chance)).toEqual([]);
  });

  it('of more than twelve prizes go to the eight with most stock and four random ones', () => {
    const prizes = stock(...Array.from({ length: 20 }, (_, index) => 100 - index));
    const rest = new Set<string>();
    for (let seed = 0; seed < 60; seed += 1) {
      const wheel = allotSegments(prizes, seeded(seed));
      expect(new Set(wheel).size).toBe(12);
      for (const { id } of prizes.slice(0, 8)) expect(wheel).toContain(id);
      for (const { id } of prizes.slice(8)) if (wheel.includes(id)) rest.add(id);
    }
    expect(rest.size).toBe(12);
  });

  it('are spread over the wheel', () => {
    const wheel = allotSegments(stock(6, 6), chance);
    expect(wheel.every((id, index) => id !== wheel[(index + 1) % 12])).toBe(true);
  });

  it('are always twelve, with each prize at least once and the plentiful never behind', () => {
    const quantities = fc.array(fc.integer({ min: 0, max: 500 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(quantities, fc.integer(), (left, seed) => {
        const prizes = stock(...left);
        const available = prizes.filter(({ quantity }) => quantity > 0);
        const wheel = allotSegments(prizes, seeded(seed));
        expect(wheel).toHaveLength(available.length === 0 ? 0 : segmentCount);
        if (available.length === 0) return;
        const counts = shares(wheel);
        const total = available.reduce((sum, { quantity }) => sum + quantity, 0);
        expect(counts.size).toBe(available.length);
        for (const { id, quantity } of available) {
          const fair = (quantity * segmentCount) / total;
          // Room for the rare is taken from the plentiful, never given to them.
          expect(counts.get(id)).toBeLessThanOrEqual(Math.max(1, Math.ceil(fair)));
          const richer = available.filter((other) => other.quantity > quantity);
          for (const other of richer) {
            expect(counts.get(other.id)).toBeGreaterThanOrEqual(counts.get(id)!);
          }
        }
      }),
    );
  });
});

it('shuffling returns the same items', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.integer(), (items, seed) => {
      expect(shuffled(items, seeded(seed)).toSorted()).toEqual(items.toSorted());
    }),
  );
});
