import fc from 'fast-check';
import { expect, it } from 'vitest';
import { amounts, asAmount } from '#tests/support/arbitrary-amount.ts';
import { compareAmounts, subtract } from '../money.ts';
import { bounds } from '../bounds.ts';
import { couponExample, readTypedTerms } from './coupon-terms.ts';
import { couponDiscount } from './discount.ts';

it.each([
  [{ type: 'percentage', value: '15.00', cap: '60.00', minimum: '200.00' }, '480.00', '420.00'],
  [{ type: 'percentage', value: '10.00', cap: null, minimum: null }, '400.00', '360.00'],
  [{ type: 'percentage', value: '100.00', cap: null, minimum: null }, '400.00', '0.00'],
  [{ type: 'fixed', value: '50.00', cap: null, minimum: '300.00' }, '600.00', '550.00'],
  [{ type: 'fixed', value: '30.00', cap: null, minimum: null }, '120.00', '90.00'],
] as const)('explains %j by a cart of %s that pays %s', (terms, cart, pays) => {
  expect(couponExample(terms)).toEqual({ cart, pays });
});

const values = fc.integer({ min: 1, max: 10_000 }).map(asAmount);
const limits = fc.option(fc.oneof(amounts, fc.constant(bounds.price.most)));

it('is what the checkout would charge, for a cart that reaches the minimum', () => {
  fc.assert(
    fc.property(fc.constantFrom('percentage', 'fixed'), values, limits, limits, (type, ...rest) => {
      const [value, typedCap, minimum] = rest;
      const cap = type === 'fixed' || typedCap === '0.00' ? null : typedCap;
      const terms = { type, value, cap, minimum } as const;
      const { cart, pays } = couponExample(terms);
      expect(pays).toBe(subtract(cart, couponDiscount(terms, cart)));
      if (minimum !== null && compareAmounts(minimum, bounds.price.most) <= 0) {
        expect(compareAmounts(cart, minimum)).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});

it('reads what is being typed, in digits of either script', () => {
  const typed = {
    discount_type: 'percentage',
    discount_value: '١٢٫٥',
    max_discount_amount: '1,000',
    min_purchase_amount: '0',
  };
  const terms = { type: 'percentage', value: '12.50', cap: '1000.00', minimum: null };
  expect(readTypedTerms(typed)).toEqual(terms);
});

it.each(['', '0', '-5', '100.01', '1e3', '9'.repeat(40), 'ten'])(
  'says nothing about %j percent',
  (discount_value) => {
    expect(readTypedTerms({ discount_type: 'percentage', discount_value })).toBeNull();
  },
);
