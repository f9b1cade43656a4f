import { expect, it } from 'vitest';
import { followProduct } from './follow-product.ts';

const blue = { color: 'blue', material: '', size: '180' };
const before = { sku: '', price: '' };
const now = { sku: 'SOFA-9', price: '250.00' };

it('fills variants that were added before the product had a SKU and a price', () => {
  expect(followProduct({ sku: 'BLUE-180', price: '' }, blue, { before, now })).toEqual({
    sku: 'SOFA-9-BLUE-180',
    price: '250.00',
  });
});

it('leaves what staff typed', () => {
  const typed = { sku: 'MINE', price: '99' };
  expect(followProduct(typed, blue, { before, now })).toEqual(typed);
  const half = { sku: 'SOFA-9-BLUE-180', price: '99' };
  const next = { sku: 'SOFA-10', price: '1' };
  expect(followProduct(half, blue, { before: now, now: next })).toEqual({
    sku: 'SOFA-10-BLUE-180',
    price: '99',
  });
});
