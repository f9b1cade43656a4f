import { expect, it } from 'vitest';
import { priceHistogram, priceSteps } from './price-steps.ts';

it('divides every price that a product can have, upwards and in round numbers', () => {
  expect(priceSteps).toEqual(priceSteps.toSorted((a, b) => a - b));
  expect(priceSteps.at(-1)).toBeGreaterThan(999_999_999_999);
  expect(priceSteps.slice(20, 25)).toEqual([8_000, 10_000, 12_500, 16_000, 20_000]);
});

it('begins and ends with a step that holds a piece, and keeps the empty ones between', () => {
  const counted = new Map([
    [24, 5],
    [21, 2],
  ]);
  expect(priceHistogram(counted)).toEqual({
    edges: [8_000, 10_000, 12_500, 16_000, 20_000],
    counts: [2, 0, 0, 5],
  });
});
