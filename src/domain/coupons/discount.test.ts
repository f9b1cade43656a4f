import fc from 'fast-check';
import { expect, it } from 'vitest';
import { amounts, asAmount } from '#tests/support/arbitrary-amount.ts';
import { compareAmounts, sum } from '../money.ts';
import type { Coupon } from './coupon.ts';
import { type CouponLine, countsFor } from './coupon-limits.ts';
import { cartDiscount, couponDiscount } from './discount.ts';

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

const cart: CouponLine[] = [
  { productId: 'bed', room: 'bedroom', lineTotal: '900.10' },
  { productId: 'lamp', room: 'lighting', lineTotal: '49.90' },
  { productId: 'sofa', room: 'living-room', lineTotal: '50.00' },
];
const limited = (rooms: string[], products: string[], terms: object) =>
  ({
    ...{ type: 'percentage', value: '10.00', cap: null, ...terms },
    limits: { rooms, products: products.map((id) => ({ id, name: null })) },
  }) as unknown as Coupon;

it('of a limited coupon is taken off matching lines only: of its rooms, and of its products', () => {
  expect(cartDiscount(limited([], [], {}), cart)).toBe('100.00');
  expect(cartDiscount(limited(['lighting'], [], {}), cart)).toBe('4.99');
  expect(cartDiscount(limited(['lighting'], ['sofa'], {}), cart)).toBe('9.99');
  expect(cartDiscount(limited([], ['sofa'], { type: 'fixed', value: '80.00' }), cart)).toBe(
    '50.00',
  );
  expect(cartDiscount(limited([], ['sofa'], { value: '50.00', cap: '20.00' }), cart)).toBe('20.00');
  expect(cartDiscount(limited(['office'], [], {}), cart)).toBe('0.00');
});

it('never is above what the matching lines cost', () => {
  const line = fc.record({
    productId: fc.constantFrom('bed', 'lamp', 'sofa'),
    room: fc.constantFrom('bedroom', 'lighting'),
    lineTotal: amounts,
  });
  fc.assert(
    fc.property(
      coupons,
      fc.array(line, { maxLength: 6 }),
      fc.subarray(['bedroom', 'lighting']),
      fc.subarray(['bed', 'sofa']),
      (terms, lines, rooms, products) => {
        const coupon = limited(rooms, products, terms);
        const matching = sum(
          lines.filter((each) => countsFor(coupon.limits, each)).map(({ lineTotal }) => lineTotal),
        );
        const discount = cartDiscount(coupon, lines);
        expect(compareAmounts(discount, matching)).toBeLessThanOrEqual(0);
        if (rooms.length + products.length === 0)
          expect(discount).toBe(couponDiscount(coupon, matching));
      },
    ),
  );
});
