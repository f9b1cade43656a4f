import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createOrder, createUser, insert } from '#tests/support/factories.ts';

let database: TestDatabase;
let buyer: string;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.owner.query(`update site_settings set currency = 'EGP'`);
  buyer = await createUser(database.owner);
});

const totals = async (userId = buyer) =>
  (
    await database.owner.query<{ orders: number; spent: string; last: Date | null }>(
      'select orders, spent, last_order_at as last from account_totals where user_id = $1',
      [userId],
    )
  ).rows[0];

const order = (day: number, change: Record<string, unknown> = {}) =>
  createOrder(database.owner, {
    user_id: buyer,
    currency: 'EGP',
    created_at: new Date(Date.UTC(2026, 10, day)),
    ...change,
  });

const change = (id: unknown, values: string) =>
  database.owner.query(`update orders set ${values} where id = $1`, [id]);

it('begin with nothing', async () => {
  expect(await totals()).toEqual({ orders: 0, spent: '0.00', last: null });
});

it('follow orders that are placed, delivered, returned and removed', async () => {
  const first = await order(1);
  const second = await order(2);
  expect(await totals()).toEqual({ orders: 2, spent: '0.00', last: new Date('2026-11-02') });
  await change(first['id'], `status = 'delivered'`);
  await change(second['id'], `status = 'delivered'`);
  const both = 2 * Number(first['payable']);
  expect(await totals()).toMatchObject({ orders: 2, spent: both.toFixed(2) });
  await change(second['id'], `status = 'returned'`);
  expect(await totals()).toMatchObject({ spent: first['payable'] });
  await database.owner.query('delete from orders where id = $1', [second['id']]);
  expect(await totals()).toEqual({
    orders: 1,
    spent: first['payable'],
    last: new Date('2026-11-01'),
  });
});

it('follow an order to another account', async () => {
  const other = await createUser(database.owner);
  const guest = await order(3, { user_id: null, status: 'delivered' });
  await change(guest['id'], `user_id = '${buyer}'`);
  expect(await totals()).toMatchObject({ orders: 1, spent: guest['payable'] });
  await change(guest['id'], `user_id = '${other}'`);
  expect(await totals()).toEqual({ orders: 0, spent: '0.00', last: null });
  expect(await totals(other)).toMatchObject({ orders: 1, spent: guest['payable'] });
});

it('count money in the present currency of the shop', async () => {
  const pounds = await order(4, { status: 'delivered' });
  await order(5, {
    status: 'delivered',
    currency: 'USD',
    discount: 0,
    total: '200.00',
    payable: '225.00',
  });
  expect(await totals()).toMatchObject({ orders: 2, spent: pounds['payable'] });
  await database.owner.query(`update site_settings set currency = 'USD'`);
  expect(await totals()).toMatchObject({ orders: 2, spent: '225.00' });
});

it('leave with the account, whose orders stay', async () => {
  const { id } = await order(6);
  await database.owner.query('delete from auth.users where id = $1', [buyer]);
  expect(await totals()).toBeUndefined();
  const { rows } = await database.owner.query('select user_id from orders where id = $1', [id]);
  expect(rows).toEqual([{ user_id: null }]);
});

it('store each name of an ordered piece one time', async () => {
  const { id } = await order(7);
  const line = { order_id: id, unit_price: '1.00', quantity: 1, line_total: '1.00' };
  for (const sku of ['S-1', 'S-1', 'S-2']) {
    await insert(database.owner, 'public.order_items', { ...line, name: 'Settle', sku });
  }
  const { rows } = await database.owner.query(
    `select n.sku, count(*)::integer as lines from order_items i join ordered_names n on n.id = i.name_id
     where i.order_id = $1 and n.name = 'Settle' and n.name_ar is null group by n.id order by n.sku`,
    [id],
  );
  expect(rows).toEqual([
    { sku: 'S-1', lines: 2 },
    { sku: 'S-2', lines: 1 },
  ]);
});
