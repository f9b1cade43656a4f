import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import { mailsTo } from '#tests/support/accounts.ts';
import { addProduct } from '#tests/support/goods.ts';
import {
  changeOrderStatus,
  type StatusChange,
  ordered,
  person,
  rowsOf,
} from '#tests/support/ordering.ts';
import { addToTimeline } from '../orders/add-to-timeline.server.ts';
import type { Customer } from '../shared/customer.ts';
import { readOrderDesk } from './read-order-desk.server.ts';
import { recordMissedCall } from './record-missed-call.server.ts';

const now = new Date();
let database: TestDatabase;
let sales: Customer;
let colleague: Customer;
let buyer: Customer & { email: string };

beforeAll(async () => {
  database = await testDatabase();
  sales = await person(now, ['sales']);
  colleague = await person(now, ['sales']);
  buyer = await person(now);
});
afterAll(() => database.close());

const step = (orderId: string, from: StatusChange['from'], to: StatusChange['to'], by = sales) =>
  changeOrderStatus({ orderId, from, to, note: null, isVisible: true }, { actor: by, now });

const entriesOf = (id: string) =>
  rowsOf<{ status: string; note: string; is_visible: boolean }>(
    database.owner,
    'select status, note, is_visible from order_timeline where order_id = $1 order by created_at, id',
    id,
  );

describe('the page of an order', () => {
  it('shows sales what customers do not see: stock, internal entries and who wrote them', async () => {
    const chair = await addProduct(database.owner, { quantity: 7 });
    const order = await ordered(database.owner, buyer, {
      items: [{ product_id: chair, quantity: 2 }],
    });
    await addToTimeline(
      { orderId: order.id, note: { en: 'Rang twice', ar: null }, isVisible: false, photos: [] },
      { actor: sales, now, address: '192.0.2.1' },
    );
    const desk = await readOrderDesk(order.id, { actor: colleague, locale: 'en', now });
    expect(desk?.items).toMatchObject([{ quantity: 2, stock: 5 }]);
    const [own] = await rowsOf<{ name: string }>(
      database.owner,
      'select full_name as name from profiles where id = $1',
      sales.userId,
    );
    expect(desk?.timeline.find(({ note }) => note === 'Rang twice')).toMatchObject({
      isVisible: false,
      byName: own!.name,
    });
    expect(desk?.next).toEqual(['confirmed', 'cancelled']);
  });

  it('lists other orders of the same phone', async () => {
    const phone = '+201099999991';
    const address = { phone, full_name: 'Nour Adel', governorate: 'alexandria', city: 'Stanley' };
    const place = async () =>
      ordered(database.owner, null, {
        address: {
          ...{ ...address, street: 'El-Geish', building: '1', email: 'nour@example.com' },
          ...{ floor: null, apartment: null, landmark: null },
        },
      });
    const [first, second] = [await place(), await place()];
    const desk = await readOrderDesk(second.id, { actor: sales, locale: 'en', now });
    expect(desk?.otherOrders.map(({ id }) => id)).toEqual([first.id]);
  });

  it('is for sales alone', async () => {
    const order = await ordered(database.owner, null);
    const marketing = await person(now, ['marketing']);
    expect(await readOrderDesk(order.id, { actor: sales, locale: 'en', now })).not.toBeNull();
    expect(await readOrderDesk(order.id, { actor: marketing, locale: 'en', now })).toBeNull();
    expect(await readOrderDesk('nonsense', { actor: sales, locale: 'en', now })).toBeNull();
  });
});

describe('two members of staff', () => {
  it('who confirm at once confirm once: one entry, one mail', async () => {
    const order = await ordered(database.owner, buyer);
    const results = await Promise.all([
      step(order.id, 'placed', 'confirmed'),
      step(order.id, 'placed', 'confirmed', colleague),
    ]);
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    // 'being_moved' before the step was carried out, 'wrong_state' after it.
    expect(results).toContainEqual(expect.objectContaining({ ok: false, status: 'confirmed' }));
    const entries = await entriesOf(order.id);
    expect(entries.filter(({ status }) => status === 'confirmed')).toHaveLength(1);
    const mails = await mailsTo(database.owner, buyer.email);
    const confirmations = mails.filter(
      ({ template, subject }) => template === 'order_confirmed' && subject.includes(order.number),
    );
    expect(confirmations).toHaveLength(1);
  });

  it('who cancel and ship at once do one of both, and stock agrees with it', async () => {
    const chair = await addProduct(database.owner, { quantity: 5 });
    const order = await ordered(database.owner, buyer, {
      items: [{ product_id: chair, quantity: 2 }],
    });
    await step(order.id, 'placed', 'confirmed');
    await step(order.id, 'confirmed', 'preparing');
    const results = await Promise.all([
      step(order.id, 'preparing', 'cancelled'),
      step(order.id, 'preparing', 'shipped', colleague),
    ]);
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    const [row] = await rowsOf<{ status: string; quantity: number }>(
      database.owner,
      `select o.status, p.quantity from orders o, products p where o.id = $1 and p.id = $2`,
      order.id,
      chair,
    );
    expect(row).toEqual(
      row!.status === 'shipped'
        ? { status: 'shipped', quantity: 3 }
        : { status: 'cancelled', quantity: 5 },
    );
  });

  it('do not act on a status that has changed since they saw it', async () => {
    const order = await ordered(database.owner, buyer);
    await step(order.id, 'placed', 'confirmed', colleague);
    // Possible for a confirmed order too, but not what was asked for.
    expect(await step(order.id, 'placed', 'cancelled')).toEqual({
      ok: false,
      reason: 'wrong_state',
      status: 'confirmed',
    });
  });
});

describe('an unanswered call', () => {
  it('is counted once for each press and noted internally', async () => {
    const order = await ordered(database.owner, null);
    const call = (attempt: number) =>
      recordMissedCall({ orderId: order.id, attempt }, { actor: sales, now });
    await Promise.all([call(1), call(1)]);
    expect(await call(2)).toEqual({ ok: true, attempts: 2 });
    const notes = (await entriesOf(order.id)).filter(({ note }) => note?.startsWith('No answer'));
    expect(notes).toHaveLength(2);
    expect(notes.every(({ is_visible }) => !is_visible)).toBe(true);
  });

  it('is not counted for an order that no longer waits, nor for other roles', async () => {
    const order = await ordered(database.owner, buyer);
    const marketing = await person(now, ['marketing']);
    const call = { orderId: order.id, attempt: 1 };
    expect(await recordMissedCall(call, { actor: marketing, now })).toMatchObject({
      reason: 'forbidden',
    });
    await step(order.id, 'placed', 'confirmed');
    expect(await recordMissedCall(call, { actor: sales, now })).toEqual({
      ok: false,
      reason: 'wrong_state',
      status: 'confirmed',
    });
  });
});
