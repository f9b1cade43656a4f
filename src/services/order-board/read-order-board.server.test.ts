import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boardMoves, boardStatuses, columnSearch } from '#domain/orders/board.ts';
import { sum } from '#domain/money.ts';
import { ordersSource } from '#services/admin/lists/orders-list.server.ts';
import { readList } from '#services/admin/lists/read-list.server.ts';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import { changeOrderStatus, ordered, person, rowsOf } from '#tests/support/ordering.ts';
import { readOrderBoard } from './read-order-board.server.ts';

let database: TestDatabase;
let sales: Awaited<ReturnType<typeof person>>;
const now = new Date('2026-11-15T10:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

beforeAll(async () => {
  database = await testDatabase();
  sales = await person(now, ['sales']);
});
afterAll(() => database.close());

const board = (actor = sales) => readOrderBoard({ actor, now }, 'en');
const column = async (status: string) =>
  (await board()).columns.find((each) => each.status === status)!;

async function moved(
  orderId: string,
  to: 'confirmed' | 'preparing' | 'shipped' | 'delivered',
  at: Date,
) {
  const change = { orderId, to, note: null, isVisible: false };
  expect(await changeOrderStatus(change, { actor: sales, now: at })).toMatchObject({ ok: true });
}

describe('the order board', () => {
  it('shows each order in its column, with how long it has been there', async () => {
    const { id, number } = await ordered(database.owner, null, { now: hoursAgo(50) });
    await moved(id, 'confirmed', hoursAgo(5));
    const found = (await column('confirmed')).orders.find((order) => order.id === id)!;
    expect(found).toMatchObject({ number, pieces: 2, isLate: false, since: hoursAgo(5) });
    expect(found.governorate).not.toBe('');
    expect((await column('placed')).orders.map((order) => order.id)).not.toContain(id);
  });

  it('counts and sums all orders of a column, more than it shows', async () => {
    const { id } = await ordered(database.owner, null, { now: hoursAgo(1) });
    await rowsOf(
      database.owner,
      `insert into orders (email, phone, status, subtotal, total, payable, currency, address, locale,
         idempotency_key, created_at)
       select email, phone, 'preparing', 10, 10, 10, 'USD', address, locale, gen_random_uuid(),
         created_at + n * interval '1 minute'
       from orders, generate_series(1, 45) n where id = $1`,
      id,
    );
    const { count, sums, orders } = await column('preparing');
    expect([count, sums, orders.length]).toEqual([45, [{ currency: 'USD', amount: '450.00' }], 30]);
    const times = orders.map(({ since }) => since.getTime());
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    expect(sum(orders.map(({ amount }) => amount))).toBe('300.00');
  });

  it('marks what is late against its promise, by the day of Cairo', async () => {
    const orders = await Promise.all(
      ['2026-11-14', '2026-11-15'].map(async (promised) => {
        const { id } = await ordered(database.owner, null, { now: hoursAgo(3) });
        await rowsOf(
          database.owner,
          'update orders set promised_on = $2 where id = $1',
          id,
          promised,
        );
        return id;
      }),
    );
    const placed = await column('placed');
    const late = placed.orders.filter(({ isLate }) => isLate).map(({ id }) => id);
    expect(late).toEqual([orders[0]]);
    expect(placed.late).toBe(1);
  });

  it('keeps deliveries of the last seven days', async () => {
    const deliver = async (daysAgo: number) => {
      const { id } = await ordered(database.owner, null, { now: hoursAgo(24 * 20) });
      await moved(id, 'confirmed', hoursAgo(24 * 19));
      await moved(id, 'preparing', hoursAgo(24 * 18));
      await moved(id, 'shipped', hoursAgo(24 * 17));
      await moved(id, 'delivered', hoursAgo(24 * daysAgo));
      return id;
    };
    const [recent, old] = [await deliver(6), await deliver(7)];
    const { orders, count } = await column('delivered');
    expect(orders.map(({ id }) => id)).toEqual([recent]);
    expect(orders.map(({ id }) => id)).not.toContain(old);
    expect(count).toBe(1);
  });

  it('counts in each column what its list shows, in number and lateness', async () => {
    const staff = { actor: sales, now };
    const listed = async (search: string) => {
      const page = await readList(ordersSource, new URLSearchParams(search), staff);
      return page.ok ? page.count.rows : null;
    };
    const { columns } = await board();
    expect(columns.filter(({ count }) => count > 0).length).toBeGreaterThan(3);
    for (const { status, count, late } of columns) {
      expect(await listed(columnSearch(status)), status).toBe(count);
      expect(await listed(`status=${status}&late=yes`), status).toBe(late);
    }
  });

  it('is empty for staff who may not see orders', async () => {
    const { columns } = await board(await person(now, ['marketing']));
    expect(columns.flatMap(({ orders }) => orders)).toEqual([]);
    expect(columns.map(({ count }) => count)).toEqual(boardStatuses.map(() => 0));
  });
});

it('moves along the steps of staff, never to a cancellation or backwards', () => {
  expect(Object.fromEntries(boardStatuses.map((status) => [status, boardMoves(status)]))).toEqual({
    placed: ['confirmed'],
    confirmed: ['in_production', 'preparing'],
    in_production: ['preparing', 'shipped'],
    preparing: ['shipped'],
    shipped: ['delivered'],
    delivered: [],
  });
});
