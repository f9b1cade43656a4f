import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import type { Customer } from '../shared/customer.ts';
import { readDashboard } from './dashboard.server.ts';
import { readHeaderBadges } from './header-badges.server.ts';
import { findOrder } from '../orders/find-order.server.ts';
import { listOrders } from '../orders/list-orders.server.ts';

const now = new Date();
const firstPage = { group: null, after: null };
let database: TestDatabase;
let customer: Customer;
let sales: Customer;

beforeAll(async () => {
  database = await testDatabase({ seeded: true });
  customer = await called('customer@fustat.example');
  sales = await called('sales@fustat.example');
});
afterAll(() => database.close());

async function called(email: string): Promise<Customer> {
  const { rows } = await database.owner.query('select id from auth.users where email = $1', [
    email,
  ]);
  const userId = rows[0].id as string;
  const claims = { sub: userId, role: 'authenticated' };
  return { kind: 'user', userId, claims };
}

async function counted(table: string): Promise<number> {
  const { rows } = await database.owner.query(
    `select count(*)::int as count from public.${table} where user_id = $1`,
    [customer.userId],
  );
  return rows[0].count;
}

describe('the account of a customer', () => {
  it('starts with open orders, and counts only their own', async () => {
    const { next, last, wishes, addresses, unread } = await readDashboard({
      customer,
      locale: 'ar',
      now,
    });
    expect(next?.shown[0]?.name).toMatch(/\p{Script=Arabic}/u);
    expect(next?.expected).not.toBeNull();
    const { orders } = await listOrders(firstPage, { customer, locale: 'en' });
    expect(last?.number).toBe(orders[0]?.number);
    expect(wishes).toBe(await counted('wishlist_items'));
    expect(addresses).toBe(await counted('addresses'));
    expect(unread).toBe((await readHeaderBadges(customer, now)).unread);
  });

  it('shows an order with its pieces and timeline', async () => {
    const { orders } = await listOrders(firstPage, { customer, locale: 'en' });
    const order = await findOrder(orders[0]!.id, { customer, locale: 'en', now });
    expect(order?.items.length).toBeGreaterThan(0);
    expect(order?.timeline[0]?.status).toBe('placed');
    expect(order?.address.fullName).not.toBe('');
  });
});

describe('the account of staff who may read all orders', () => {
  it('does not list orders of customers as their own', async () => {
    const { orders } = await listOrders(firstPage, { customer, locale: 'en' });
    expect(orders.length).toBeGreaterThan(0);
    expect((await listOrders(firstPage, { customer: sales, locale: 'en' })).orders).toEqual([]);
    expect(await readDashboard({ customer: sales, locale: 'en', now })).toMatchObject({
      next: null,
      last: null,
      wishes: 0,
      coupons: [],
    });
    expect(await findOrder(orders[0]!.id, { customer: sales, locale: 'en', now })).toBeNull();
  });
});

it.each(['not-an-id', '00000000-0000-4000-8000-000000000000', '%'])(
  'knows no order %j',
  async (id) => {
    expect(await findOrder(id, { customer, locale: 'en', now })).toBeNull();
  },
);
