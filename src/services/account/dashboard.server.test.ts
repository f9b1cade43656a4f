import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { finishSending } from '#platform/database/send-notices.server.ts';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import { addProduct } from '#tests/support/goods.ts';
import { ordered, person } from '#tests/support/ordering.ts';
import { findOrder } from '../orders/find-order.server.ts';
import { readDashboard } from './dashboard.server.ts';

const now = new Date();
let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase({ seeded: true });
});
afterAll(() => database.close());

async function orderWithLeadTime(buyer: Awaited<ReturnType<typeof person>>, days: number) {
  const product_id = await addProduct(database.owner);
  await database.owner.query(
    'update products set lead_time_min_days = $2, lead_time_max_days = $3 where id = $1',
    [product_id, days, days + 5],
  );
  return ordered(database.owner, buyer, { items: [{ product_id, quantity: 1 }], now });
}

it('shows the open order that arrives first, on the days its own page gives', async () => {
  const buyer = await person(now);
  await orderWithLeadTime(buyer, 40);
  const soonest = await orderWithLeadTime(buyer, 3);
  await orderWithLeadTime(buyer, 20);
  const { next } = await readDashboard({ customer: buyer, locale: 'en', now });
  const detail = await findOrder(soonest.id, { customer: buyer, locale: 'en', now });
  expect(next?.id).toBe(soonest.id);
  expect(next?.expected).not.toBeNull();
  expect(next?.expected).toEqual(detail?.expected);
});

it('counts from the day of shipping once an order has left', async () => {
  const buyer = await person(now);
  const shipped = await orderWithLeadTime(buyer, 40);
  await orderWithLeadTime(buyer, 20);
  await database.owner.query(
    `with moved as (update orders set status = 'shipped' where id = $1 returning id)
     insert into order_timeline (order_id, status, created_at, actor_kind) select id, 'shipped', $2, 'staff' from moved`,
    [shipped.id, now],
  );
  const { next } = await readDashboard({ customer: buyer, locale: 'en', now });
  const detail = await findOrder(shipped.id, { customer: buyer, locale: 'en', now });
  expect(next?.id).toBe(shipped.id);
  expect(next?.expected).toEqual(detail?.expected);
});

it('takes one connection however many orders are open', async () => {
  const buyer = await person(now);
  await orderWithLeadTime(buyer, 3);
  await orderWithLeadTime(buyer, 4);
  await orderWithLeadTime(buyer, 5);
  await finishSending();
  const connect = vi.spyOn(pg.Pool.prototype, 'connect');
  await readDashboard({ customer: buyer, locale: 'en', now });
  expect(connect).toHaveBeenCalledTimes(1);
  connect.mockRestore();
});
