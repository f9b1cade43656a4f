import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deliveryWindow, shopDay } from '#domain/catalog/delivery.ts';
import { testDatabase } from '#tests/support/database.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { createOrder, createProduct, insert } from '#tests/support/factories.ts';

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

describe('the promised day', () => {
  const promisedDay = async (id: string) =>
    (
      await database.owner.query<{ day: string }>(
        'select promised_on::text as day from orders where id = $1',
        [id],
      )
    ).rows[0]!.day;

  it('follows the slowest piece and the road, and skips Fridays as the shop does', async () => {
    const { rows: governorates } = await database.owner.query<{ code: string; to: number }>(
      'select code, road_max_days as to from governorates order by code limit 7',
    );
    const quick = await createProduct(database.owner, {
      lead_time_min_days: 1,
      lead_time_max_days: 3,
    });
    const slow = await createProduct(database.owner, {
      lead_time_min_days: 20,
      lead_time_max_days: 45,
    });
    for (const [day, { code, to }] of governorates.entries()) {
      const placedAt = new Date(Date.UTC(2026, 10, 1 + day, 22, 30));
      const { id } = await createOrder(database.owner, {
        address: JSON.stringify({ governorate: code }),
        created_at: placedAt,
      });
      for (const product of [quick, slow]) {
        await insert(database.owner, 'public.order_items', {
          ...{ order_id: id, product_id: product.id, name: 'Chair', sku: 'C' },
          ...{ unit_price: '60.00', quantity: 1, line_total: '60.00' },
        });
      }
      const making = { from: 20, to: 45 };
      const expected = deliveryWindow(shopDay(placedAt), making, { from: 0, to });
      expect(await promisedDay(id)).toBe(expected.to);
    }
  });

  it('changes with the governorate, and with nothing else of the address', async () => {
    const { id } = await createOrder(database.owner, { address: '{"governorate": "cairo"}' });
    const product = await createProduct(database.owner, { lead_time_max_days: 10 });
    await insert(database.owner, 'public.order_items', {
      ...{ order_id: id, product_id: product.id, name: 'Chair', sku: 'C' },
      ...{ unit_price: '60.00', quantity: 1, line_total: '60.00' },
    });
    const inCairo = await promisedDay(id);
    await database.owner.query('update products set lead_time_max_days = 90 where id = $1', [
      product.id,
    ]);
    const correct = (address: string) =>
      database.owner.query('update orders set address = $2 where id = $1', [id, address]);
    await correct('{"governorate": "cairo", "street": "Another"}');
    expect(await promisedDay(id)).toBe(inCairo);
    await correct('{"governorate": "aswan"}');
    expect((await promisedDay(id)) > inCairo).toBe(true);
  });
});
