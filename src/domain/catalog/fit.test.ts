import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  fitsDoor,
  fitsLift,
  fitsStairs,
  needsFitCheck,
  smallestFace,
  type FitLevel,
} from './fit.ts';
import { fitsTilted, longestAroundCorner, type Box } from './fit-geometry.ts';

const rank: Record<FitLevel, number> = { no: 0, tight: 1, yes: 2 };
const centimetres = fc.integer({ min: 5, max: 320 });
const boxes: fc.Arbitrary<Box> = fc.record({
  width: centimetres,
  depth: centimetres,
  height: centimetres,
});
const openings = fc.record({ width: centimetres, height: centimetres });
const more = fc.integer({ min: 0, max: 60 });

/** The box turned every way it can be set down. */
const turns = ({ width: a, depth: b, height: c }: Box): Box[] =>
  [
    [a, b, c],
    [a, c, b],
    [b, a, c],
    [b, c, a],
    [c, a, b],
    [c, b, a],
  ].map(([width, depth, height]) => ({ width: width!, depth: depth!, height: height! }));

describe('a tilted rectangle', () => {
  it('gives the same result as trying every angle', () => {
    const byTrying = ([p, q]: [number, number], [a, b]: [number, number]) =>
      Array.from({ length: 1801 }, (_, step) => (step / 20) * (Math.PI / 180)).some((angle) => {
        const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
        return p * cosine + q * sine <= a + 1e-9 && p * sine + q * cosine <= b + 1e-9;
      });
    const pair = fc.tuple(centimetres, centimetres);
    fc.assert(
      fc.property(pair, pair, (rectangle, opening) => {
        if (byTrying(rectangle, opening)) expect(fitsTilted(rectangle, opening)).toBe(true);
        const [p, q] = rectangle;
        // Slightly larger, so that no angle between two that were tried can have been missed.
        if (!byTrying([p * 0.999, q * 0.999], opening)) {
          expect(fitsTilted(rectangle, opening)).toBe(false);
        }
      }),
      { numRuns: 400 },
    );
  });

  it('goes through a square although it is longer than its side', () => {
    expect(fitsTilted([104, 2], [75, 75])).toBe(true);
    expect(fitsTilted([104, 10], [75, 75])).toBe(false);
  });
});

describe('a door', () => {
  it.each([
    ['a chair', { width: 60, depth: 60, height: 85 }, 'yes', 'as_it_stands'],
    ['a deep sofa on its back', { width: 220, depth: 95, height: 70 }, 'yes', 'on_its_side'],
    ['a deep armchair', { width: 120, depth: 88, height: 88 }, 'tight', 'little_room'],
    ['a round table top', { width: 212, depth: 6, height: 212 }, 'tight', 'tilted'],
    ['a great chest', { width: 160, depth: 95, height: 110 }, 'no', 'too_large'],
  ])('gives the expected result for %s', (_, box, result, reason) => {
    expect(fitsDoor(box, { width: 90, height: 205 })).toEqual({ level: result, reason });
  });

  it('never rejects more pieces when it is larger', () => {
    fc.assert(
      fc.property(boxes, openings, more, more, (box, { width, height }, wider, higher) => {
        const before = fitsDoor(box, { width, height });
        const after = fitsDoor(box, { width: width + wider, height: height + higher });
        expect(rank[after.level]).toBeGreaterThanOrEqual(rank[before.level]);
      }),
    );
  });

  it('gives the same result for every orientation of a piece', () => {
    fc.assert(
      fc.property(boxes, openings, (box, door) => {
        const results = turns(box).map((turned) => fitsDoor(turned, door).level);
        expect(new Set(results).size).toBe(1);
      }),
    );
  });

  it('lets a piece through that is smaller than one that goes through', () => {
    fc.assert(
      fc.property(boxes, openings, more, (box, door, less) => {
        const smaller = { ...box, depth: Math.max(1, box.depth - less) };
        expect(rank[fitsDoor(smaller, door).level]).toBeGreaterThanOrEqual(
          rank[fitsDoor(box, door).level],
        );
      }),
    );
  });

  it('must let the smallest face through', () => {
    expect(smallestFace({ width: 220, depth: 90, height: 75 })).toEqual([75, 90]);
  });
});

describe('a lift', () => {
  const cabin = { width: 110, depth: 140, height: 220, doorWidth: 80 };

  it.each([
    ['a chair', { width: 60, depth: 60, height: 85 }, 'yes', 'as_it_stands'],
    ['a sofa on its end', { width: 210, depth: 70, height: 70 }, 'yes', 'on_its_side'],
    ['a rolled rug leaning', { width: 230, depth: 20, height: 20 }, 'tight', 'tilted'],
    ['a wide desk', { width: 160, depth: 100, height: 95 }, 'no', 'lift_door'],
    ['a long table', { width: 300, depth: 60, height: 20 }, 'no', 'cabin'],
  ])('gives the expected result for %s', (_, box, result, reason) => {
    expect(fitsLift(box, cabin)).toEqual({ level: result, reason });
  });

  it('takes nothing that does not fit its door, and never less with a larger cabin', () => {
    fc.assert(
      fc.property(boxes, boxes, centimetres, more, (box, room, doorWidth, extra) => {
        const fit = fitsLift(box, { ...room, doorWidth });
        const door = fitsDoor(box, { width: doorWidth, height: room.height });
        expect(rank[fit.level]).toBeLessThanOrEqual(rank[door.level]);
        const larger = fitsLift(box, { ...room, depth: room.depth + extra, doorWidth });
        expect(rank[larger.level]).toBeGreaterThanOrEqual(rank[fit.level]);
      }),
    );
  });
});

describe('a staircase', () => {
  it.each([
    ['a chair', { width: 60, depth: 60, height: 85 }, 'yes', 'as_it_stands'],
    ['a sofa', { width: 220, depth: 90, height: 80 }, 'no', 'landing'],
    ['a slim console', { width: 140, depth: 35, height: 80 }, 'yes', 'as_it_stands'],
    ['a stone cube', { width: 130, depth: 130, height: 130 }, 'no', 'flight'],
  ])('gives the expected result for %s', (_, box, result, reason) => {
    expect(fitsStairs(box, { width: 100, landing: 100 })).toEqual({ level: result, reason });
  });

  it('turns a thin pole by the known length', () => {
    const known = (100 ** (2 / 3) + 120 ** (2 / 3)) ** 1.5;
    expect(longestAroundCorner(0, [100, 120])).toBeCloseTo(known, 0);
  });

  it('never takes less when it is wider or the piece is smaller', () => {
    const stairs = fc.record({ width: centimetres, landing: centimetres });
    fc.assert(
      fc.property(boxes, stairs, more, (box, { width, landing }, extra) => {
        const before = rank[fitsStairs(box, { width, landing }).level];
        expect(
          rank[fitsStairs(box, { width: width + extra, landing }).level],
        ).toBeGreaterThanOrEqual(before);
        const slimmer = { ...box, width: Math.max(1, box.width - extra) };
        expect(rank[fitsStairs(slimmer, { width, landing }).level]).toBeGreaterThanOrEqual(before);
      }),
    );
  });
});

it('is asked only for pieces that a door could stop', () => {
  const sofa = { width: 210, depth: 85, height: 80 };
  const lamp = { width: 30, depth: 30, height: 150 };
  expect(needsFitCheck(sofa, 60)).toBe(true);
  expect(needsFitCheck(sofa, null)).toBe(true);
  expect(needsFitCheck(sofa, 3)).toBe(false);
  expect(needsFitCheck(lamp, 20)).toBe(false);
});
