import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amounts } from '#tests/support/arbitrary-amount.ts';
import { stockStatuses } from '../catalog/product.ts';
import { multiply, sum } from '../money.ts';
import type { WantedItem } from './checkout-input.ts';
import { changesOf, mergeWanted, type Piece, priceLine } from './priced-line.ts';
import { subtotalOf, totalsOf } from './totals.ts';

const id = '7b1c1c62-5b4e-4d1c-9a53-0d8c3d8d6a01';
const piece: Piece = {
  productId: id,
  variantId: null,
  slug: 'nile-sofa',
  name: { en: 'Nile Sofa', ar: 'كنبة النيل' },
  sku: 'NILE',
  room: 'office',
  workshop: null,
  options: [],
  query: '',
  picture: null,
  price: '120.00',
  stockStatus: 'in_stock',
  lowStockThreshold: 3,
  pieces: 4,
  leadTime: null,
};
const want = (quantity: number, change: Partial<WantedItem> = {}): WantedItem => ({
  product_id: id,
  variant_id: null,
  quantity,
  ...change,
});

const pieces = fc.record({
  price: amounts,
  stockStatus: fc.constantFrom(...stockStatuses),
  pieces: fc.integer({ min: 0, max: 50 }),
});
const quantities = fc.integer({ min: 1, max: 60 });

describe('a line', () => {
  it('is limited to the stock, and reports a shortage', () => {
    expect(priceLine(piece, want(3))).toMatchObject({ state: 'available', quantity: 3, most: 4 });
    expect(priceLine(piece, want(9))).toMatchObject({ state: 'reduced', quantity: 4, wanted: 9 });
    expect(priceLine({ ...piece, pieces: 0 }, want(1))).toMatchObject({
      state: 'sold_out',
      quantity: 0,
      lineTotal: '0.00',
    });
    expect(priceLine(undefined, want(1))).toMatchObject({ state: 'gone', quantity: 0, most: 0 });
  });

  it('of a piece that is made to order needs no stock', () => {
    const ordered = priceLine({ ...piece, stockStatus: 'pre_order', pieces: 0 }, want(2));
    expect(ordered).toMatchObject({ state: 'available', quantity: 2, madeToOrder: true });
  });

  it('never exceeds the requested quantity or the stock, and costs its quantity times its price', () => {
    fc.assert(
      fc.property(pieces, quantities, (change, quantity) => {
        const line = priceLine({ ...piece, ...change }, want(quantity));
        expect(line.quantity).toBeLessThanOrEqual(Math.min(quantity, line.most));
        expect(line.lineTotal).toBe(multiply(change.price, line.quantity));
      }),
    );
  });
});

describe('changes', () => {
  it('report raised and lowered prices, and missing pieces', () => {
    const kinds = (line: ReturnType<typeof priceLine>, seen?: string) =>
      changesOf(line, seen).map(({ kind }) => kind);
    expect(kinds(priceLine(piece, want(1)), '120.00')).toEqual([]);
    expect(kinds(priceLine(piece, want(1)))).toEqual([]);
    expect(kinds(priceLine(piece, want(9)), '90.00')).toEqual(['reduced', 'price_raised']);
    expect(kinds(priceLine(piece, want(1)), '200.00')).toEqual(['price_dropped']);
    expect(kinds(priceLine(undefined, want(1)), '90.00')).toEqual(['gone']);
  });
});

it('merges the same piece into one line, whatever the letters of its id', () => {
  const variant_id = '7b1c1c62-5b4e-4d1c-9a53-0d8c3d8d6a02';
  expect(
    mergeWanted([want(1), want(2, { variant_id }), want(3, { product_id: id.toUpperCase() })]),
  ).toMatchObject([{ quantity: 4 }, { quantity: 2, variant_id }]);
});

describe('totals', () => {
  const tax = { mode: 'exclusive', rate: '14.00' } as const;
  const lines = fc
    .array(fc.tuple(pieces, quantities), { maxLength: 8 })
    .map((all) =>
      all.map(([change, quantity]) => priceLine({ ...piece, ...change }, want(quantity))),
    );

  it('are what the lines add up to, less the discount, plus delivery and tax', () => {
    fc.assert(
      fc.property(lines, fc.option(amounts), fc.boolean(), (all, shipping, isExclusive) => {
        const subtotal = subtotalOf(all);
        const mode = isExclusive ? tax : { ...tax, mode: 'included' as const };
        const totals = totalsOf(all, { discount: subtotal, shipping, tax: mode });
        expect(totals.subtotal).toBe(sum(all.map(({ lineTotal }) => lineTotal)));
        expect(sum([totals.total, totals.discount])).toBe(totals.subtotal);
        expect(totals.payable).toBe(sum([totals.total, shipping ?? '0.00', totals.tax]));
      }),
    );
  });

  it('are unchanged after adding and removing the same lines', () => {
    fc.assert(
      fc.property(lines, lines, (stored, added) => {
        const charged = { discount: '0.00', shipping: '25.00', tax };
        const before = totalsOf(stored, charged);
        const both = [...stored, ...added];
        expect(totalsOf(both.slice(0, stored.length), charged)).toEqual(before);
        expect(sum([before.subtotal, subtotalOf(added)])).toBe(totalsOf(both, charged).subtotal);
      }),
    );
  });

  it('add tax only where prices do not include it', () => {
    const one = [{ lineTotal: '100.00' }];
    const charged = { discount: '10.00', shipping: '5.00', tax };
    expect(totalsOf(one, charged)).toMatchObject({ tax: '12.60', payable: '107.60' });
    expect(totalsOf(one, { ...charged, tax: { ...tax, mode: 'included' } })).toMatchObject({
      tax: '0.00',
      payable: '95.00',
    });
  });
});
