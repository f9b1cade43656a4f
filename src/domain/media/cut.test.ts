import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cutAround, cutRatios } from './cut.ts';

it.each([
  ['in the middle', 50, 50, { left: 300, top: 0, width: 1200, height: 1200 }],
  ['at the left edge', 0, 50, { left: 0, top: 0, width: 1200, height: 1200 }],
  ['near the right edge', 95, 10, { left: 600, top: 0, width: 1200, height: 1200 }],
  ['off the middle', 40, 50, { left: 120, top: 0, width: 1200, height: 1200 }],
])('cuts a square around a point %s', (_, focalX, focalY, part) => {
  expect(cutAround({ width: 1800, height: 1200 }, { ratio: 1, focalX, focalY })).toEqual(part);
});

it('stays inside of any picture, has the ratio and contains the point', () => {
  const side = fc.integer({ min: 50, max: 5000 });
  const percent = fc.integer({ min: 0, max: 100 });
  const ratio = fc.constantFrom(...Object.values(cutRatios));
  fc.assert(
    fc.property(side, side, percent, percent, ratio, (width, height, focalX, focalY, wanted) => {
      const part = cutAround({ width, height }, { ratio: wanted, focalX, focalY });
      expect(part.left).toBeGreaterThanOrEqual(0);
      expect(part.top).toBeGreaterThanOrEqual(0);
      expect(part.left + part.width).toBeLessThanOrEqual(width);
      expect(part.top + part.height).toBeLessThanOrEqual(height);
      expect(Math.abs(part.width - part.height * wanted)).toBeLessThan(2);
      expect(Math.abs((width * focalX) / 100 - part.left - part.width / 2)).toBeLessThanOrEqual(
        Math.max(part.width / 2, 0) + 1,
      );
    }),
  );
});
