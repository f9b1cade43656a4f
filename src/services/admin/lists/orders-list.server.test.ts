import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defineMetric, pathOfMetric } from '#domain/admin/lists/metric.ts';
import { ordersList } from '#domain/admin/lists/orders-list.ts';
import { usersList } from '#domain/admin/lists/users-list.ts';
import { deliveryWindow, shopDay } from '#domain/catalog/delivery.ts';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import { addProduct } from '#tests/support/goods.ts';
import { changeOrderStatus, ordered, person, rowsOf } from '#tests/support/ordering.ts';
import type { Customer } from '../../shared/customer.ts';
import { ordersSource } from './orders-list.server.ts';
import { readList } from './read-list.server.ts';
import { readMetrics } from './read-metrics.server.ts';

const placedAt = new Date('2026-11-10T08:00:00Z');
const now = new Date('2026-11-15T10:00:00Z');
let database: TestDatabase;
let sales: Customer;
const orders: Record<'guest' | 'customer' | 'confirmed' | 'delivered', string> = {
  guest: '',
  customer: '',
  confirmed: '',
  delivered: '',
};

beforeAll(async () => {
  database = await testDatabase();
  sales = await person(now, ['sales']);
  const chair = await addProduct(database.owner, { quantity: 50 });
  const place = async (buyer: Awaited<ReturnType<typeof person>> | null, quantity: number) => {
    const items = [{ product_id: chair, quantity }];
    return (await ordered(database.owner, buyer, { now: placedAt, items })).id;
  };
  const move = (orderId: string, to: 'confirmed' | 'preparing' | 'shipped' | 'delivered') =>
    changeOrderStatus({ orderId, to, note: null, isVisible: true }, { actor: sales, now });
  orders.guest = await place(null, 1);
  orders.customer = await place(await person(placedAt), 2);
  orders.confirmed = await place(await person(placedAt), 3);
  await move(orders.confirmed, 'confirmed');
  orders.delivered = await place(await person(placedAt), 4);
  for (const to of ['confirmed', 'preparing', 'shipped', 'delivered'] as const) {
    const moved = await move(orders.delivered, to);
    if (!moved.ok) throw new Error(moved.reason);
  }
});
afterAll(() => database.close());

async function found(search: string, at = now) {
  const page = await readList(ordersSource, new URLSearchParams(search), { actor: sales, now: at });
  if (!page.ok) throw new Error(page.reason);
  const names = Object.entries(orders);
  return page.rows.map(({ id }) => names.find(([, known]) => known === id)?.[0]).toSorted();
}

describe('the list of orders', () => {
  it('shows the pieces and the promised day of an order', async () => {
    const [order] = await rowsOf<{
      pieces: number;
      promised: string;
      making: number;
      road: number;
    }>(
      database.owner,
      `select o.pieces, o.promised_on::text as promised, p.lead_time_max_days as making,
         g.road_max_days as road
       from orders o join order_items i on i.order_id = o.id join products p on p.id = i.product_id
       join governorates g on g.code = o.governorate where o.id = $1`,
      orders.customer,
    );
    const { pieces, promised, making, road } = order!;
    const days = { from: 0, to: making ?? 0 };
    expect(pieces).toBe(2);
    expect(promised).toBe(deliveryWindow(shopDay(placedAt), days, { from: 0, to: road }).to);
  });

  it('counts the hours since the last move, not since the last note', async () => {
    const page = await readList(ordersSource, new URLSearchParams('sort=waited'), {
      actor: sales,
      now: new Date(now.getTime() + 90 * 60_000),
    });
    if (!page.ok) throw new Error(page.reason);
    const waited = Object.fromEntries(page.rows.map((row) => [row.id, row.waited]));
    expect(waited[orders.confirmed]).toBe(1);
    expect(waited[orders.guest]).toBe(123);
    expect(await found('waited=>=100')).toEqual(['customer', 'guest']);
    expect(await found('waited=<=1')).toEqual(['confirmed', 'delivered']);
  });

  it('finds orders by its own filters', async () => {
    expect(await found('group=open')).toEqual(['confirmed', 'customer', 'guest']);
    expect(await found('guest=yes')).toEqual(['guest']);
    expect(await found('guest=no')).toHaveLength(3);
    expect(await found('cashDue=yes')).toEqual(['delivered']);
    expect(await found('late=yes', new Date('2026-11-11T10:00:00Z'))).toEqual([]);
    const muchLater = new Date('2027-11-15T10:00:00Z');
    expect(await found('late=yes', muchLater)).toEqual(['confirmed', 'customer', 'guest']);
    expect(await found('late=no', muchLater)).toEqual(['delivered']);
    expect(await found('openReturn=yes')).toEqual([]);
    expect(await found('pieces=3..4')).toEqual(['confirmed', 'delivered']);
    const [line] = await rowsOf<{ sku: string }>(
      database.owner,
      'select sku from order_items limit 1',
    );
    expect(await found(`product=${line!.sku}`)).toHaveLength(4);
    expect(await found('product=no such piece')).toEqual([]);
  });
});

describe('a metric', () => {
  const metrics = {
    toCall: defineMetric({ list: ordersList, filter: 'status=placed', aggregate: 'count' }),
    value: defineMetric({ list: ordersList, filter: 'group=open', aggregate: { sum: 'payable' } }),
    oldest: defineMetric({
      list: ordersList,
      filter: 'status=placed',
      aggregate: { first: 'placed' },
    }),
    accounts: defineMetric({ list: usersList, filter: '', aggregate: 'count' }),
  };

  it('is computed from exactly the rows that its address shows', async () => {
    const values = await readMetrics(metrics, { actor: sales, now });
    expect(values.toCall?.count).toBe((await found('status=placed')).length);
    expect(pathOfMetric(metrics.toCall)).toBe('/admin/orders?status=placed');
    const page = await readList(ordersSource, new URLSearchParams('group=open'), {
      actor: sales,
      now,
    });
    const sum =
      page.ok && page.rows.reduce((total, { payable }) => total + Number(payable!.amount), 0);
    expect(values.value?.sums.map(({ amount }) => Number(amount))).toEqual([sum]);
    expect(values.oldest?.first).toEqual(placedAt);
  });

  it('is nothing to those who may not read its list', async () => {
    expect((await readMetrics(metrics, { actor: sales, now })).accounts).toBeNull();
    const admin = await person(now, ['admin']);
    expect((await readMetrics(metrics, { actor: admin, now })).accounts?.count).toBeGreaterThan(3);
  });
});
