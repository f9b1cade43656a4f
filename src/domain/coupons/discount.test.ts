import fc from 'fast-check';
import { expect, it } from 'vitest';
import { amounts, asAmount } from '#tests/support/arbitrary-amount.ts';
import { compareAmounts } from '../money.ts';
import { couponDiscount } from './discount.ts';

it('is a share of the subtotal, up to the cap', () => {
  const tenth = { type: 'percentage', value: '10.00', cap: null } as const;
  expect(couponDiscount(tenth, '199.95')).toBe('20.00');
  expect(couponDiscount({ ...tenth, cap: '15.00' }, '199.95')).toBe('15.00');
  expect(couponDiscount({ ...tenth, cap: '15.00' }, '100.00')).toBe('10.00');
});

it('is the fixed value, and not more than there is to pay', () => {
  const fifty = { type: 'fixed', value: '50.00', cap: null } as const;
  expect(couponDiscount(fifty, '80.00')).toBe('50.00');
  expect(couponDiscount(fifty, '30.00')).toBe('30.00');
  expect(couponDiscount(fifty, '0.00')).toBe('0.00');
});

const coupons = fc.oneof(
  fc.record({
    type: fc.constant('percentage' as const),
    value: fc.integer({ min: 1, max: 10_000 }).map(asAmount),
    cap: fc.option(amounts),
  }),
  fc.record({ type: fc.constant('fixed' as const), value: amounts, cap: fc.constant(null) }),
);

it('never is above the subtotal or its cap', () => {
  fc.assert(
    fc.property(coupons, amounts, (coupon, subtotal) => {
      const discount = couponDiscount(coupon, subtotal);
      expect(compareAmounts(discount, subtotal)).toBeLessThanOrEqual(0);
      if (coupon.cap !== null) expect(compareAmounts(discount, coupon.cap)).toBeLessThanOrEqual(0);
    }),
  );
});

it('grows with the subtotal', () => {
  fc.assert(
    fc.property(coupons, amounts, amounts, (coupon, one, other) => {
      const [less, more] = [one, other].toSorted(compareAmounts) as [string, string];
      expect(
        compareAmounts(couponDiscount(coupon, less), couponDiscount(coupon, more)),
      ).toBeLessThanOrEqual(0);
    }),
  );
});
