import { expect, it } from 'vitest';
import { priceLine, type Piece } from '../checkout/priced-line.ts';
import { setLines, totalOfLines } from './product-set.ts';

const piece = (change: Partial<Piece>): Piece => ({
  productId: 'table',
  variantId: null,
  slug: 'table',
  name: { en: 'Table', ar: 'ترابيزة' },
  workshop: null,
  sku: 'T',
  room: 'office',
  options: [],
  query: '',
  picture: null,
  price: '0.10',
  stockStatus: 'in_stock',
  lowStockThreshold: 0,
  pieces: 9,
  leadTime: null,
  ...change,
});
const priced = (change: Partial<Piece>, quantity: number) =>
  priceLine(piece(change), { product_id: 'table', variant_id: null, quantity });

it('adds what can be bought, as many as there are, and sums it exactly', () => {
  const lines = setLines([
    priced({}, 3),
    priced({ pieces: 4 }, 6),
    priced({ stockStatus: 'sold_out', price: '99.00' }, 1),
  ]);
  expect(lines.map(({ quantity }) => quantity)).toEqual([3, 4]);
  expect(totalOfLines(lines)).toBe('0.70');
});
