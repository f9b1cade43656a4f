import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cart } from '#domain/cart/cart.ts';
import { makeAccount } from '#tests/support/accounts.ts';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import { saveCart, readSavedCart } from './saved-cart.server.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const customer = async () => {
  const { userId } = await makeAccount(new Date());
  return { kind: 'user' as const, userId, claims: { sub: userId, role: 'authenticated' } };
};

const cartOf = (quantity: number): Cart => ({
  lines: [
    {
      id: '7b1c1c62-5b4e-4d1c-9a53-0d8c3d8d6a01',
      ...{ variantId: null, slug: 'table', name: { en: 'Table', ar: 'ترابيزة' }, options: [] },
      ...{ query: '', picture: null, price: '10.00', quantity, most: 9 },
    },
  ],
  saved: [],
});

describe('the cart of an account', () => {
  it('is missing before it was saved, and then as it was saved last', async () => {
    const mona = await customer();
    expect(await readSavedCart(mona)).toBeNull();
    await saveCart(mona, cartOf(1));
    await saveCart(mona, cartOf(2));
    expect(await readSavedCart(mona)).toEqual(cartOf(2));
  });

  it('is not readable by other customers', async () => {
    const mona = await customer();
    const omar = await customer();
    await saveCart(mona, cartOf(1));
    expect(await readSavedCart(omar)).toBeNull();
  });
});
