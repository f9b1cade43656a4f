import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareAmounts, fromCents, toCents } from '../../money.ts';
import { productEditInput } from './product-edit.ts';
import { proposeProductEdit } from './propose-product-edit.ts';
import { roundBelow, roundings, roundPrice } from './round-price.ts';

const parse = (fields: Record<string, string>) => productEditInput.parse(fields);
const product = (price: string, sale: string | null = null) => ({
  record: { price, discount_price: sale, tags: ['oak', 'new'] },
  isReady: false,
  timesOrdered: 0,
});

describe('prices of many products', () => {
  it.each([
    [{ direction: 'raise', by: '10', unit: 'percent', rounding: 'none' }, '132.00'],
    [{ direction: 'lower', by: '٣٫٥', unit: 'amount', rounding: 'none' }, '116.50'],
    [{ direction: 'raise', by: '3', unit: 'percent', rounding: 'whole' }, '124.00'],
    [{ direction: 'raise', by: '3', unit: 'percent', rounding: 'five' }, '125.00'],
    [{ direction: 'raise', by: '3', unit: 'percent', rounding: 'nine' }, '119.00'],
    [{ direction: 'raise', by: '3', unit: 'percent', rounding: 'ninety_nine' }, '123.99'],
  ])('%o makes 120.00 to %s', (fields, price) => {
    const proposed = proposeProductEdit(product('120.00'), parse({ edit: 'price', ...fields }));
    expect(proposed).toEqual({ ok: true, values: { price } });
  });

  it('leave a product as it is whose sale price would not be below', () => {
    const edit = parse({ edit: 'price', direction: 'lower', by: '20', unit: 'percent' });
    expect(proposeProductEdit(product('100.00', '80.00'), edit)).toEqual({
      ok: false,
      problem: 'sale_not_below',
    });
    expect(proposeProductEdit(product('100.00', '79.99'), edit)).toMatchObject({ ok: true });
  });

  it('are below the price after rounding up', () => {
    const edit = parse({ edit: 'sale', saleBy: '1', saleUnit: 'percent', saleRounding: 'ten' });
    expect(proposeProductEdit(product('120.00'), edit)).toEqual({
      ok: true,
      values: { discount_price: '110.00' },
    });
    expect(proposeProductEdit(product('9.00'), edit)).toEqual({
      ok: false,
      problem: 'sale_not_below',
    });
  });
});

const cents = fc.bigInt({ min: 1n, max: 999_999_999_999n }).map(fromCents);
const rounding = fc.constantFrom(...roundings);
const priceEdit = fc.record({
  edit: fc.constant('price' as const),
  direction: fc.constantFrom('raise' as const, 'lower' as const),
  by: cents,
  unit: fc.constantFrom('percent' as const, 'amount' as const),
  rounding,
});
const saleEdit = fc.record({
  edit: fc.constant('sale' as const),
  saleBy: cents,
  saleUnit: fc.constantFrom('percent' as const, 'amount' as const, 'price' as const),
  saleRounding: rounding,
});

it('never proposes what the shop could not sell: 0 < sale < price', () => {
  fc.assert(
    fc.property(
      cents,
      fc.bigInt({ min: 1n, max: 99n }),
      fc.boolean(),
      fc.oneof(priceEdit, saleEdit),
      (price, share, isOnSale, edit) => {
        const reduced = (toCents(price) * share) / 100n;
        const sale = isOnSale && reduced > 0n ? fromCents(reduced) : null;
        const proposed = proposeProductEdit(product(price, sale), edit);
        if (!proposed.ok) return;
        const after = { price, discount_price: sale, ...proposed.values };
        expect(compareAmounts(after.price, '0.00')).toBeGreaterThan(0);
        expect(compareAmounts(after.price, '9999999999.99')).toBeLessThanOrEqual(0);
        if (after.discount_price === null) return;
        expect(compareAmounts(after.discount_price, '0.00')).toBeGreaterThan(0);
        expect(compareAmounts(after.discount_price, after.price)).toBeLessThan(0);
      },
    ),
    { numRuns: 2_000 },
  );
});

it('rounds to a price of the series that is nowhere nearer', () => {
  fc.assert(
    fc.property(cents, rounding, (amount, by) => {
      const rounded = roundPrice(amount, by);
      expect(roundPrice(rounded, by)).toBe(rounded);
      const below = roundBelow(rounded, by);
      const distance = (other: string) => {
        const difference = toCents(amount) - toCents(other);
        return difference < 0n ? -difference : difference;
      };
      if (below !== null) expect(distance(rounded) <= distance(below)).toBe(true);
    }),
  );
});

it('adds and removes tags, and publishes only what is ready', () => {
  const edited = (fields: Record<string, string>) =>
    proposeProductEdit(product('1.00'), parse(fields));
  expect(edited({ edit: 'addTags', addedTags: 'oak، handmade' })).toEqual({
    ok: true,
    values: { tags: ['oak', 'new', 'handmade'] },
  });
  expect(edited({ edit: 'removeTags', removedTags: 'oak' })).toEqual({
    ok: true,
    values: { tags: ['new'] },
  });
  expect(edited({ edit: 'publish' })).toEqual({ ok: false, problem: 'not_ready' });
});
