import { expect, it } from 'vitest';
import { drawCouponCode, drawCouponCodes, isCouponCode } from './coupon-code.ts';

/** Draws every letter one after the other. */
function oneAfterAnother() {
  let next = -1;
  return (limit: number) => {
    next += 1;
    return next % limit;
  };
}

it('uses no letters and digits that are mistaken for each other', () => {
  const code = drawCouponCode(oneAfterAnother(), '', 32);
  expect(new Set(code).size).toBe(32);
  expect(code).not.toMatch(/[IO01]/);
});

it('draws again when a code comes twice', () => {
  const draws = [0, 0, 1];
  const codes = drawCouponCodes(() => draws.shift() ?? 2, 'EID-', 2);
  expect(new Set(codes).size).toBe(2);
  expect(codes.every((code) => code.startsWith('EID-') && isCouponCode(code))).toBe(true);
});
