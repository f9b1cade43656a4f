import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amounts } from '#tests/support/arbitrary-amount.ts';
import { compareAmounts } from '../money.ts';
import { chargeOf, shownPrice } from './shown-price.ts';

const variant = (price: string, more: object = {}) => ({
  ...{ price, originalPrice: null as string | null, inventory: 1 },
  ...more,
});
const usual = { isPreorder: false, isSoldOut: false };

describe('the price that lists show of a product with variants', () => {
  it('is the lowest that can be paid, with “From” where others cost more', () => {
    const variants = [variant('200.00'), variant('150.00', { originalPrice: '180.00' })];
    expect(shownPrice(variants, usual)).toEqual({
      ...{ price: '150.00', originalPrice: '180.00', isFrom: true },
    });
    expect(shownPrice([variant('200.00'), variant('200.00')], usual)?.isFrom).toBe(false);
    expect(shownPrice([], usual)).toBeNull();
  });

  it('leaves out what is sold out, unless nothing can be bought or all of it is made to order', () => {
    const gone = variant('99.00', { inventory: 0 });
    const [left] = [variant('120.00')];
    expect(shownPrice([gone, left], usual)).toMatchObject({ price: '120.00', isFrom: false });
    expect(shownPrice([gone], usual)?.price).toBe('99.00');
    for (const flag of ['isPreorder', 'isSoldOut']) {
      const flags = { ...usual, [flag]: true };
      expect(shownPrice([gone, left], flags)).toMatchObject({ price: '99.00', isFrom: true });
    }
  });

  it('claims no discount where the same price is to be had without one', () => {
    const reduced = variant('80.00', { originalPrice: '100.00' });
    expect(shownPrice([reduced, variant('80.00')], usual)).toEqual({
      ...{ price: '80.00', originalPrice: null, isFrom: false },
    });
  });

  it('is always one that is charged, and none that can be bought is below it', () => {
    const variants = fc.array(
      fc.record({
        price: amounts,
        originalPrice: fc.constant(null),
        inventory: fc.integer({ min: 0, max: 2 }),
      }),
      { minLength: 1 },
    );
    fc.assert(
      fc.property(variants, (all) => {
        const { price } = shownPrice(all, usual)!;
        const inStock = all.filter(({ inventory }) => inventory > 0);
        const counted = inStock.length > 0 ? inStock : all;
        expect(counted.some((one) => one.price === price)).toBe(true);
        expect(counted.every((one) => compareAmounts(one.price, price) >= 0)).toBe(true);
      }),
    );
  });
});

it('is charged what remains after a discount', () => {
  expect(chargeOf({ price: '10.00', discount_price: null })).toEqual({
    ...{ price: '10.00', originalPrice: null },
  });
  expect(chargeOf({ price: '10.00', discount_price: '9.99' })).toEqual({
    ...{ price: '9.99', originalPrice: '10.00' },
  });
});
