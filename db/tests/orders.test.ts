import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { createOrder, insert } from '#tests/support/factories.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
});

afterAll(() => database.close());

describe('the amounts of an order', () => {
  it('are accepted when they add up, with tax included or on top', async () => {
    await createOrder(database.owner);
    const onTop = await createOrder(database.owner, { tax_included: false, payable: '227.11' });
    expect(onTop).toMatchObject({ total: '180.00', payable: '227.11' });
  });

  it.each([
    ['a total that is not subtotal less discount', { total: '181.00', payable: '206.00' }],
    ['a payable amount without the shipping', { payable: '180.00' }],
    ['included tax charged again', { payable: '227.11' }],
    ['exclusive tax left out', { tax_included: false }],
    ['a discount above the subtotal', { discount: '201.00', total: '-1.00', payable: '24.00' }],
    ['a negative discount', { discount: '-1.00', total: '201.00', payable: '226.00' }],
    ['another way of paying', { payment_method: 'card' }],
    ['an unknown status', { status: 'lost' }],
  ])('are rejected with %s', async (_, change) => {
    await expect(createOrder(database.owner, change)).rejects.toMatchObject({ code: '23514' });
  });

  it('are rejected when a line does not add up', async () => {
    const { id } = await createOrder(database.owner);
    const line = { order_id: id, name: 'Chair', sku: 'C', unit_price: '60.00', quantity: 2 };
    await insert(database.owner, 'public.order_items', { ...line, line_total: '120.00' });
    await expect(
      insert(database.owner, 'public.order_items', { ...line, line_total: '119.99' }),
    ).rejects.toMatchObject({ code: '23514' });
  });
});

it('gives every order a unique number that can be read out', async () => {
  const [first, second] = [await createOrder(database.owner), await createOrder(database.owner)];
  expect(first['number']).toMatch(/^\d{6}-\d{5}$/);
  expect(second['number']).not.toBe(first['number']);
});

it('accepts an idempotency key once', async () => {
  const { idempotency_key } = await createOrder(database.owner);
  await expect(createOrder(database.owner, { idempotency_key })).rejects.toMatchObject({
    code: '23505',
  });
});
