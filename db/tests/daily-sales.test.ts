import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createOrder, createProduct, createUser, insert } from '#tests/support/factories.ts';
import { storedSums, sumOrders } from '#tests/support/sum-orders.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
  await database.owner.query('begin');
  await database.owner.query(`select set_config('bench.size', '3000', true)`);
  await database.owner.query(await fillOrders());
  await database.owner.query('commit');
}, 60_000);
afterAll(() => database.close());

const fillOrders = () =>
  readFile(join(import.meta.dirname, '../../bench/analytics/fill-orders.sql'), 'utf8');

const run = (query: string, ...values: unknown[]) => database.owner.query(query, values);
const refresh = () => run('select private.refresh_daily_sales()');

/** What differs between the stored sums and those of raw rows. */
async function differences(): Promise<string[]> {
  const stored = await storedSums(database.owner);
  const real = await sumOrders(database.owner);
  const [isStored, isReal] = [new Set(stored), new Set(real)];
  return [...stored.filter((sum) => !isReal.has(sum)), ...real.filter((sum) => !isStored.has(sum))];
}

async function differencesAfterRefresh() {
  await refresh();
  return differences();
}

/** An order of two pieces in a product of its own. */
async function orderOne(change: Record<string, unknown> = {}) {
  const product = await createProduct(database.owner);
  const order = await createOrder(database.owner, { address: { governorate: 'cairo' }, ...change });
  await insert(database.owner, 'public.order_items', {
    order_id: order.id,
    product_id: product.id,
    name: 'Chair',
    sku: product['sku'],
    unit_price: '100.00',
    quantity: 2,
    line_total: '200.00',
  });
  return { order: order.id, product: product.id };
}

it('equal the sums of raw rows over a year of orders', async () => {
  const { rows } = await run('select count(*)::int as orders from orders');
  expect(rows[0].orders).toBe(3000);
  expect(await differencesAfterRefresh()).toEqual([]);
});

it('follow an order through all that may become of it', async () => {
  const { order } = await orderOne();
  expect(await differencesAfterRefresh()).toEqual([]);
  for (const change of [
    `address = '{"governorate": "aswan"}'`,
    `status = 'delivered'`,
    `status = 'returned'`,
    `status = 'refused'`,
    `created_at = created_at - interval '40 days'`,
    `currency = 'EGP'`,
  ]) {
    await run(`update orders set ${change} where id = $1`, order);
    expect(await differencesAfterRefresh()).toEqual([]);
  }
  await run('delete from orders where id = $1', order);
  expect(await differencesAfterRefresh()).toEqual([]);
});

it('follow lines, rooms and coupons that change later', async () => {
  const { rows: coupons } = await run(`select id from coupons where code = 'YEAR1'`);
  const { order, product } = await orderOne({ coupon_id: coupons[0].id, coupon_code: 'YEAR1' });
  await run('update order_items set quantity = 1, line_total = 100 where order_id = $1', order);
  expect(await differencesAfterRefresh()).toEqual([]);
  await run(`update products set category = 'office' where id = $1`, product);
  expect(await differencesAfterRefresh()).toEqual([]);
  await run(
    'update coupons set for_user_id = $2 where id = $1',
    coupons[0].id,
    await createUser(database.owner),
  );
  expect(await differencesAfterRefresh()).toEqual([]);
  await run('delete from order_items where order_id = $1', order);
  expect(await differencesAfterRefresh()).toEqual([]);
});

it('name no code that belongs to one customer', async () => {
  await refresh();
  const { rows } = await run(
    `select distinct value from daily_sales s where split = 'coupon' and exists (
       select from coupons c where c.code = s.value and (c.source = 'game' or c.for_user_id is not null))`,
  );
  expect(rows).toEqual([]);
});

it('tell the first order of an address from its next ones', async () => {
  const email = 'first@year.example';
  const { order: first } = await orderOne({ email });
  const { order: second } = await orderOne({ email });
  const { rows } = await run('select id, is_first from orders where email = $1', email);
  expect(new Map(rows.map(({ id, is_first }) => [id, is_first]))).toEqual(
    new Map([
      [first, true],
      [second, false],
    ]),
  );
});

it('belong to the day in Cairo', async () => {
  await orderOne({ created_at: new Date('2024-01-01T22:30:00Z') });
  await refresh();
  const { rows } = await run(
    `select day::text from daily_sales where split = 'total' and day between '2024-01-01' and '2024-01-03'`,
  );
  expect(rows).toEqual([{ day: '2024-01-02' }]);
});

it('stay exact when orders change while they are computed', async () => {
  const orders: string[] = [];
  for (let count = 0; count < 6; count += 1) orders.push((await orderOne()).order);
  const buyers = await Promise.all(orders.map(() => connect()));
  try {
    await Promise.all([
      ...buyers.map((buyer, index) => moveOrder(buyer, orders[index]!)),
      ...Array.from({ length: 10 }, refreshAside),
    ]);
  } finally {
    await Promise.all(buyers.map((buyer) => buyer.end()));
  }
  expect(await differencesAfterRefresh()).toEqual([]);
});

it('miss nothing of a transaction that commits after a refresh began', async () => {
  const { order } = await orderOne();
  await refresh();
  const buyer = await connect();
  try {
    await buyer.query('begin');
    await buyer.query(`update orders set status = 'refused' where id = $1`, [order]);
    await refresh();
    await buyer.query('commit');
  } finally {
    await buyer.end();
  }
  expect(await differencesAfterRefresh()).toEqual([]);
});

it('are repaired from the orders', async () => {
  await refresh();
  await run(`update daily_sales set revenue = revenue + 1 where split = 'total'`);
  await run(`insert into daily_sales select '1999-01-01', currency, split, value, placed, cancelled,
    refused, returned, delivered, orders, pieces, revenue, discount from daily_sales limit 1`);
  await run('select private.rebuild_daily_sales()');
  expect(await differences()).toEqual([]);
});

async function connect() {
  const client = new pg.Client(database.url);
  await client.connect();
  return client;
}

async function moveOrder(buyer: pg.Client, order: string) {
  for (const status of ['confirmed', 'shipped', 'refused', 'cancelled', 'delivered', 'returned']) {
    await buyer.query('update orders set status = $2 where id = $1', [order, status]);
  }
}

async function refreshAside() {
  const client = await connect();
  await client.query('select private.refresh_daily_sales()');
  await client.end();
}
