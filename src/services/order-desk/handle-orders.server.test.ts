import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { bulkCashInput } from '#domain/orders/bulk-cash.ts';
import { handlingInput } from '#domain/orders/handling.ts';
import { fileDatabase } from '#tests/support/file-database.ts';
import { changeOrderStatus, ordered, person } from '#tests/support/ordering.ts';
import { readList } from '../admin/lists/read-list.server.ts';
import { ordersSource } from '../admin/lists/orders-list.server.ts';
import type { Staff } from '../shared/staff.ts';
import { handleOrders } from './handle-orders.server.ts';
import { previewCash } from './preview-handling.server.ts';
import { recordCashOfOrders, undoCashOfOrders } from './record-cash-of-orders.server.ts';

const now = new Date();
const database = fileDatabase();
let sales: Staff;
let colleague: Staff;

beforeAll(async () => {
  sales = { actor: await person(now, ['sales']), now };
  colleague = { actor: await person(now, ['sales']), now };
});

async function delivered(): Promise<string> {
  const { id } = await ordered(database.owner, null);
  for (const to of ['confirmed', 'preparing', 'shipped', 'delivered'] as const) {
    const move = { orderId: id, to, note: null, isVisible: false };
    expect(await changeOrderStatus(move, sales)).toMatchObject({ ok: true });
  }
  return id;
}

interface Stored {
  id: string;
  payable: string;
  due: string;
  received: string;
  is_recorded: boolean;
  short_by: string;
}

const stored = async (ids: readonly string[]) =>
  database.rows<Stored>(
    `select id, payable::text, due::text, received::text, short_by::text,
       collected_at is not null as is_recorded from orders
     where id = any ($1::uuid[]) order by id`,
    ids,
  );

const cashOf = (
  orders: readonly Stored[],
  change: Partial<Record<'amount' | 'reason', string>> = {},
) =>
  bulkCashInput.parse({
    courier: ' Hany  Adel ',
    orders: orders.map(({ id }) => id),
    due: orders.map(({ due }) => due),
    amount: orders.map(({ payable }, at) => (at === 0 && change.amount) || payable),
    reason: orders.map((_, at) => (at === 0 && change.reason) || ''),
  });

const courierOf = (id: string) =>
  database.rows('select courier from order_handling where order_id = $1', id);

it('records what a courier hands over of several orders, each once, and a short amount with its reason', async () => {
  const ids = [await delivered(), await delivered(), await delivered()];
  const orders = await stored(ids);
  const selection = { rows: ids, search: '' };
  const preview = await previewCash(selection, sales);
  expect(preview).toMatchObject({ ok: true, skipped: 0 });
  expect(await recordCashOfOrders(cashOf(orders, { amount: '1.00' }), sales)).toMatchObject({
    reason: 'no_reason',
  });
  expect(await recordCashOfOrders(cashOf(orders, { amount: '99999.00' }), sales)).toMatchObject({
    reason: 'cash_too_much',
  });
  expect((await stored(ids)).some((order) => order.is_recorded)).toBe(false);
  const cash = cashOf(orders, { amount: '1.00', reason: 'No change' });
  const results = await Promise.all([
    recordCashOfOrders(cash, sales),
    recordCashOfOrders(cash, colleague),
  ]);
  const counts = results.map((result) => (result.ok ? result.orders.length : -1));
  expect(counts.toSorted()).toEqual([0, 3]);
  for (const order of await stored(ids)) {
    const isShort = order.id === orders[0]!.id;
    expect(Number(order.received)).toBe(isShort ? 1 : Number(order.payable));
    expect(Number(order.due)).toBe(isShort ? Number(order.payable) - 1 : 0);
  }
  expect(await courierOf(ids[0]!)).toEqual([{ courier: 'Hany Adel' }]);
  expect(await previewCash(selection, sales)).toMatchObject({ reason: 'nothing_selected' });
});

it('takes cash back for half a minute, by whom it was recorded', async () => {
  const ids = [await delivered(), await delivered()];
  const result = await recordCashOfOrders(cashOf(await stored(ids)), sales);
  if (!result.ok) throw new Error(result.reason);
  const { at } = result;
  const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
  const undo = (staff: Staff, seconds: number) =>
    undoCashOfOrders({ orders: ids, at }, { ...staff, now: later(seconds) });
  expect(await undo(colleague, 5)).toEqual({ ok: false, reason: 'too_late' });
  expect(await undo(sales, 31)).toEqual({ ok: false, reason: 'too_late' });
  expect(await undo(sales, 29)).toEqual({ ok: true, count: 2 });
  expect((await stored(ids)).some((order) => order.is_recorded)).toBe(false);
  expect(await undo(sales, 29)).toEqual({ ok: false, reason: 'too_late' });
});

it('leaves what is not delivered, and is for sales alone', async () => {
  const { id } = await ordered(database.owner, null);
  expect(await recordCashOfOrders(cashOf(await stored([id])), sales)).toMatchObject({
    orders: [],
    skipped: [{ reason: 'not_delivered' }],
  });
  const marketing = { actor: await person(now, ['marketing']), now };
  expect(await recordCashOfOrders(cashOf(await stored([id])), marketing)).toMatchObject({
    reason: 'forbidden',
  });
  const handling = handlingInput.parse({ orders: [id], assignee: 'nobody' });
  expect(await handleOrders(handling, marketing)).toMatchObject({ reason: 'forbidden' });
});

it('assigns and labels orders, and finds them by it', async () => {
  const ids = await Promise.all([1, 2].map(async () => (await ordered(database.owner, null)).id));
  const tag = `Gift ${randomUUID().slice(0, 8)}`;
  const assign = { orders: ids, assignee: sales.actor.userId, new_tag: tag, colour: 'brass' };
  expect(await handleOrders(handlingInput.parse(assign), sales)).toEqual({ ok: true, count: 2 });
  const found = async (search: string, staff: Staff) => {
    const page = await readList(ordersSource, new URLSearchParams(search), staff);
    return page.ok ? page.rows.map(({ id }) => id).toSorted() : [];
  };
  expect(await found('mine=yes', sales)).toEqual(ids.toSorted());
  expect(await found('mine=yes', colleague)).toEqual([]);
  expect(await found(new URLSearchParams({ tags: tag }).toString(), colleague)).toEqual(
    ids.toSorted(),
  );
  // What is left empty stays; an unknown label is no label.
  const again = { orders: [ids[0]], courier: 'Hany', add: ['Nobody knows it'], remove: [tag] };
  expect(await handleOrders(handlingInput.parse(again), colleague)).toMatchObject({ ok: true });
  expect(
    await database.rows('select * from order_handling where order_id = $1', ids[0]!),
  ).toMatchObject([{ assignee_id: sales.actor.userId, courier: 'Hany', tags: [] }]);
  const stranger = await person(now);
  const wrong = handlingInput.parse({ orders: ids, assignee: stranger.userId });
  expect(await handleOrders(wrong, sales)).toMatchObject({ reason: 'unknown_assignee' });
});
