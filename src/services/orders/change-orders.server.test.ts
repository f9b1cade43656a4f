import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OrderStatus } from '#domain/orders/status.ts';
import { mailsTo } from '#tests/support/accounts.ts';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import { addCoupon, addProduct } from '#tests/support/goods.ts';
import { changeOrderStatus, ordered, person, rowsOf } from '#tests/support/ordering.ts';
import type { Customer } from '../shared/customer.ts';
import { cancelOrder, cancelOrderOfGuest } from './cancel-order.server.ts';

const start = new Date();
let seconds = 0;
/** Each change after the one before. */
const later = () => new Date(Date.now() + 1000 * ++seconds);
let database: TestDatabase;
let sales: Customer;
let buyer: Customer & { email: string };

beforeAll(async () => {
  database = await testDatabase();
  sales = await person(start, ['sales']);
  buyer = await person(start);
});
afterAll(() => database.close());

type Target = Parameters<typeof changeOrderStatus>[0]['to'];

const change = (orderId: string, to: Target, by = sales, note: string | null = null) =>
  changeOrderStatus(
    { orderId, to, note: note ? { en: note, ar: `${note} بالعربية` } : null, isVisible: true },
    { actor: by, now: later() },
  );

async function advance(orderId: string, ...path: Target[]) {
  for (const to of path) expect(await change(orderId, to)).toMatchObject({ ok: true });
}

const cancel = (orderId: string, by: Customer = buyer, reason: string | null = null) =>
  cancelOrder({ orderId, reason, now: later() }, by);

const statusOf = async (id: string) =>
  (
    await rowsOf<{ status: OrderStatus }>(
      database.owner,
      'select status from orders where id = $1',
      id,
    )
  )[0]?.status;

const stockOf = async (id: string) =>
  (
    await rowsOf<{ quantity: number; sold: number }>(
      database.owner,
      'select quantity, sales_count as sold from products where id = $1',
      id,
    )
  )[0];

const historyOf = (id: string) =>
  rowsOf<{ status: string; actor_kind: string; actor_id: string | null; note: string | null }>(
    database.owner,
    'select status, actor_kind, actor_id, note from order_timeline where order_id = $1 order by created_at, id',
    id,
  );

describe('staff', () => {
  it('advance an order to delivery; each step is in the timeline and sends one mail and one notification', async () => {
    const order = await ordered(database.owner, buyer, { locale: 'ar' });
    await advance(order.id, 'confirmed', 'preparing', 'shipped');
    expect(await change(order.id, 'delivered', sales, 'Carried in')).toMatchObject({ ok: true });
    const history = await historyOf(order.id);
    expect(history.map(({ status }) => status)).toEqual([
      'placed',
      'confirmed',
      'preparing',
      'shipped',
      'delivered',
    ]);
    expect(history.at(-1)).toMatchObject({
      actor_kind: 'staff',
      actor_id: sales.userId,
      note: 'Carried in',
    });
    const mails = await mailsTo(database.owner, buyer.email);
    const about = mails.filter(({ subject }) => subject.includes(order.number));
    expect(about.map(({ template }) => template)).toEqual([
      'order_placed',
      'order_confirmed',
      'order_preparing',
      'order_shipped',
      'order_delivered',
    ]);
    const last = about.at(-1)!;
    expect(last.locale).toBe('ar');
    expect(last.text).toContain('Carried in بالعربية');
    const notices = await rowsOf<{ title_ar: string }>(
      database.owner,
      `select title_ar from notifications where user_id = $1 and link_url = $2`,
      buyer.userId,
      `/account/track-order/${order.id}`,
    );
    expect(notices).toHaveLength(4);
    const [delivered] = await rowsOf<{ at: Date }>(
      database.owner,
      'select delivered_at as at from orders where id = $1',
      order.id,
    );
    expect(delivered?.at).not.toBeNull();
  });

  it('can add an internal entry that the customer does not see', async () => {
    const guest = await ordered(database.owner, null, { locale: 'en' });
    const before = (await mailsTo(database.owner, guest.address.email)).length;
    await changeOrderStatus(
      { orderId: guest.id, to: 'confirmed', note: null, isVisible: false },
      { actor: sales, now: later() },
    );
    expect(await mailsTo(database.owner, guest.address.email)).toHaveLength(before);
  });

  it.each(['marketing', 'technical_office_manager', 'content_manager'] as const)(
    'of %s change no order',
    async (role) => {
      const order = await ordered(database.owner, buyer);
      const colleague = await person(start, [role]);
      expect(await change(order.id, 'confirmed', colleague)).toEqual({
        ok: false,
        reason: 'forbidden',
      });
      expect(await statusOf(order.id)).toBe('placed');
    },
  );

  it('cannot skip or repeat a step, nor change an order that does not exist', async () => {
    const order = await ordered(database.owner, buyer);
    expect(await change(order.id, 'delivered')).toEqual({
      ok: false,
      reason: 'wrong_state',
      status: 'placed',
    });
    expect(await change('00000000-0000-4000-8000-000000000000', 'confirmed')).toEqual({
      ok: false,
      reason: 'not_found',
    });
  });

  it('put the pieces back into stock when the order is refused; the coupon stays used', async () => {
    const chair = await addProduct(database.owner, { quantity: 3 });
    const code = await addCoupon(database.owner);
    const order = await ordered(database.owner, buyer, {
      items: [{ product_id: chair, quantity: 2 }],
      coupon_code: code,
    });
    await advance(order.id, 'confirmed', 'preparing', 'shipped', 'refused');
    expect(await stockOf(chair)).toEqual({ quantity: 3, sold: 0 });
    expect(await usesOf(order.id)).toBe(1);
  });
});

const usesOf = async (orderId: string) =>
  (await rowsOf(database.owner, 'select from coupon_usage where order_id = $1', orderId)).length;

describe('a customer who cancels', () => {
  it('returns pieces and coupon, and is notified', async () => {
    const chair = await addProduct(database.owner, { quantity: 5 });
    const code = await addCoupon(database.owner, { max_uses: 1 });
    const order = await ordered(database.owner, buyer, {
      items: [{ product_id: chair, quantity: 4 }],
      coupon_code: code,
    });
    expect([await stockOf(chair), await usesOf(order.id)]).toEqual([{ quantity: 1, sold: 4 }, 1]);
    expect(await cancel(order.id, buyer, 'Too large for us')).toEqual({ ok: true });
    expect([await stockOf(chair), await usesOf(order.id)]).toEqual([{ quantity: 5, sold: 0 }, 0]);
    expect((await historyOf(order.id)).at(-1)).toMatchObject({
      status: 'cancelled',
      actor_kind: 'customer',
      note: 'Too large for us',
    });
    const mails = await mailsTo(database.owner, buyer.email);
    expect(mails.findLast(({ subject }) => subject.includes(order.number))?.template).toBe(
      'order_cancelled',
    );
  });

  it('cannot change the order of another customer', async () => {
    const order = await ordered(database.owner, buyer);
    expect(await cancel(order.id, await person(start))).toEqual({ ok: false, reason: 'not_found' });
    expect(await cancel(order.id, sales)).toEqual({ ok: false, reason: 'not_found' });
    expect(await statusOf(order.id)).toBe('placed');
  });

  it('gets a rejection when it is too late', async () => {
    const order = await ordered(database.owner, buyer);
    await advance(order.id, 'confirmed', 'in_production');
    expect(await cancel(order.id)).toEqual({
      ok: false,
      reason: 'wrong_state',
      status: 'in_production',
    });
  });

  it('may be a guest who holds the link', async () => {
    const order = await ordered(database.owner, null);
    expect(await cancelOrderOfGuest({ orderId: order.id, reason: null, now: later() })).toEqual({
      ok: true,
    });
  });
});

describe('at the same moment', () => {
  it('twenty cancellations of one order cancel it once, and stock and coupon return once', async () => {
    const chair = await addProduct(database.owner, { quantity: 5 });
    const code = await addCoupon(database.owner);
    const order = await ordered(database.owner, buyer, {
      items: [{ product_id: chair, quantity: 3 }],
      coupon_code: code,
    });
    const before = (await mailsTo(database.owner, buyer.email)).length;
    const results = await Promise.all(Array.from({ length: 20 }, () => cancel(order.id)));
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    for (const result of results.filter(({ ok }) => !ok)) {
      expect(result).toEqual({ ok: false, reason: 'wrong_state', status: 'cancelled' });
    }
    expect(await stockOf(chair)).toEqual({ quantity: 5, sold: 0 });
    expect(await usesOf(order.id)).toBe(0);
    expect(await mailsTo(database.owner, buyer.email)).toHaveLength(before + 1);
  });
});
