import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { finishSending } from '#platform/database/send-notices.server.ts';
import { forgetEnvironment } from '#platform/environment.server.ts';
import type { Caller } from '#services/shared/caller.ts';
import { requestFactsAt, mailsTo, makeAccount } from '#tests/support/accounts.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { pointTo, testDatabase } from '#tests/support/database.ts';
import {
  addCoupon,
  addProduct,
  addVariant,
  checkoutOf,
  someAddress,
} from '#tests/support/goods.ts';
import { holdNotices } from '#tests/support/notices.ts';
import { countRoundTrips } from '#tests/support/round-trip-counter.ts';
import { findOrderOfGuest } from '../orders/find-order.server.ts';
import { placeOrder } from './place-order.server.ts';
import { findConfirmation } from './read-placed-order.server.ts';

let database: TestDatabase;
const now = new Date();
const guest: Caller = { actor: { kind: 'visitor' }, attempt: requestFactsAt(now) };

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

async function customer(): Promise<Caller & { userId: string; email: string }> {
  const { userId, email } = await makeAccount(now);
  return {
    userId,
    email,
    actor: { kind: 'user', userId, claims: {} },
    attempt: requestFactsAt(now),
  };
}

async function rowsOf<Row extends object>(query: string, ...values: unknown[]): Promise<Row[]> {
  return (await database.owner.query<Row>(query, values)).rows;
}

const stockOf = async (id: string) =>
  (
    await rowsOf<{ quantity: number; sold: number }>(
      'select quantity, sales_count as sold from products where id = $1',
      id,
    )
  )[0];

async function placed(...input: Parameters<typeof placeOrder>) {
  const result = await placeOrder(...input);
  if (!result.ok) throw new Error(JSON.stringify(result));
  return result;
}

describe('an order', () => {
  it('waits four times for the database: its key, facts under lock, writing, mail with commit', async () => {
    const chair = await addProduct(database.owner);
    const order = () => placed(checkoutOf({ items: [{ product_id: chair, quantity: 1 }] }), guest);
    await order();
    const counter = await countRoundTrips(database.url);
    await pointTo(counter.url);
    // Opens a connection and fills the caches.
    await order();
    await finishSending();
    expect(await counter.during(order)).toBe(4);
    await pointTo(database.url);
    await counter.close();
  });

  it('commits beside others: what it notifies of is sent afterwards', async () => {
    vi.stubEnv('SMTP_URL', 'smtp://127.0.0.1:1');
    vi.stubEnv('MAIL_FROM', 'shop@example.com');
    forgetEnvironment();
    onTestFinished(() => {
      vi.unstubAllEnvs();
      forgetEnvironment();
    });
    const chair = await addProduct(database.owner);
    const buyer = await customer();
    const held = await holdNotices(database);
    await placed(checkoutOf({ items: [{ product_id: chair, quantity: 1 }] }), buyer);
    expect(await held.sent()).toEqual([]);
    const all = ['content_changed', 'jobs:insert', 'live_updates', 'table_changes'];
    expect(await held.release()).toEqual(all);
  });

  it('is priced by the shop, takes its pieces from stock and adds up', async () => {
    const chair = await addProduct(database.owner);
    const table = await addProduct(database.owner);
    const walnut = await addVariant(database.owner, table, { price: '120.50', inventory: 3 });
    const items = [
      { product_id: chair, quantity: 2 },
      { product_id: table, variant_id: walnut, quantity: 1 },
    ];
    const { order, isNew, guestToken } = await placed(checkoutOf({ items, locale: 'ar' }), guest);
    expect(isNew).toBe(true);
    expect(order).toMatchObject({
      status: 'placed',
      subtotal: '320.50',
      discount: '0.00',
      shipping: '25.00',
      tax: '0.00',
      total: '320.50',
      payable: '345.50',
      currency: 'USD',
      locale: 'ar',
      address: someAddress,
    });
    expect(order.number).toMatch(/^\d{6}-\d+$/);
    expect(order.items).toMatchObject([
      { productId: chair, name: { en: 'Chair', ar: 'كرسي' }, unitPrice: '100.00', quantity: 2 },
      { variantId: walnut, options: [{ en: 'Walnut', ar: 'لون' }], lineTotal: '120.50' },
    ]);
    expect(await stockOf(chair)).toEqual({ quantity: 8, sold: 2 });
    expect(await stockOf(table)).toEqual({ quantity: 2, sold: 1 });
    expect(guestToken).not.toBeNull();
  });

  it('sends one mail in its language, with its lines and sums, and has a first timeline entry', async () => {
    const chair = await addProduct(database.owner, { price: '1250.00' });
    const email = `${randomUUID()}@example.com`;
    const items = [{ product_id: chair, quantity: 2 }];
    const address = { ...someAddress, email };
    const { order, guestToken } = await placed(checkoutOf({ items, address }), guest);
    const [mail, ...others] = await mailsTo(database.owner, email);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ template: 'order_placed', locale: 'en' });
    for (const change of [
      order.number,
      '2 × Chair: $2,500',
      'Delivery: $25',
      'pay on delivery: $2,525',
    ]) {
      expect(mail!.text).toContain(change);
    }
    const token = encodeURIComponent(guestToken!);
    expect(mail!.text).toContain(`/checkout/confirmation?token=${token}`);
    expect(mail!.text).toContain(`/track-order?token=${token}`);
    expect(
      await rowsOf('select status, actor_kind from order_timeline where order_id = $1', order.id),
    ).toEqual([{ status: 'placed', actor_kind: 'customer' }]);
  });

  it('names the workshop of each piece as it was when it was sold, in mail and order', async () => {
    const chair = await addProduct(database.owner);
    const rename = (english: string, arabic: string) =>
      database.owner.query('update products set workshop = $2, workshop_ar = $3 where id = $1', [
        chair,
        english,
        arabic,
      ]);
    await rename('Usta Ragab', 'ورشة الأسطى رجب');
    const email = `${randomUUID()}@example.com`;
    const items = [{ product_id: chair, quantity: 1 }];
    const address = { ...someAddress, email };
    const { order } = await placed(checkoutOf({ items, address }), guest);
    await rename('Another bench', 'ورشة أخرى');
    const sold = (locale: 'en' | 'ar') =>
      findOrderOfGuest(order.id, { locale, now }).then((found) => found?.items[0]?.workshop);
    expect(await sold('en')).toBe('Usta Ragab');
    expect(await sold('ar')).toBe('ورشة الأسطى رجب');
    const [mail] = await mailsTo(database.owner, email);
    expect(mail!.text).toContain('Usta Ragab');
  });

  it('of a customer goes to a saved address, with a mail and a notification', async () => {
    const chair = await addProduct(database.owner);
    const buyer = await customer();
    const { email: _, ...saved } = someAddress;
    const [address] = await rowsOf<{ id: string }>(
      `insert into addresses (user_id, full_name, phone, governorate, city, street, building)
       values ($1, $2, '+201001234567', $3, $4, $5, $6) returning id`,
      ...[buyer.userId, saved.full_name, 'cairo', saved.city, saved.street, saved.building],
    );
    const input = checkoutOf({
      items: [{ product_id: chair, quantity: 1 }],
      address: undefined,
      address_id: address!.id,
    });
    const { order, guestToken } = await placed(input, buyer);
    expect([order.shipping, order.address.email, guestToken]).toEqual(['0.00', buyer.email, null]);
    const notices = await rowsOf(
      'select link_url from notifications where user_id = $1',
      buyer.userId,
    );
    expect(notices).toEqual([{ link_url: `/account/orders/${order.id}` }]);
    const another = await customer();
    expect(await placeOrder({ ...input, key: randomUUID() }, another)).toEqual({
      ok: false,
      reason: 'address_required',
    });
    expect(await placeOrder({ ...input, key: randomUUID() }, guest)).toMatchObject({ ok: false });
  });

  it('made to order takes nothing from stock', async () => {
    const chair = await addProduct(database.owner, { quantity: 0, is_preorder: true });
    const { order } = await placed(
      checkoutOf({ items: [{ product_id: chair, quantity: 2 }] }),
      guest,
    );
    expect(order.items[0]!.madeToOrder).toBe(true);
    expect(await stockOf(chair)).toEqual({ quantity: 0, sold: 2 });
  });
});

describe('a rejection', () => {
  const nothingChanged = async (input: ReturnType<typeof checkoutOf>, chair: string) => {
    expect(await rowsOf('select from orders where idempotency_key = $1', input.key)).toEqual([]);
    expect(await stockOf(chair)).toEqual({ quantity: 3, sold: 0 });
  };
  const three = () => addProduct(database.owner, { quantity: 3 });

  it('reports an empty cart, or a place where we do not deliver', async () => {
    const chair = await three();
    expect(await placeOrder(checkoutOf({ items: [] }), guest)).toMatchObject({
      reason: 'cart_empty',
    });
    const address = { ...someAddress, governorate: 'atlantis' };
    const input = checkoutOf({ items: [{ product_id: chair, quantity: 1 }], address });
    expect(await placeOrder(input, guest)).toMatchObject({ reason: 'not_served' });
    const nowhere = checkoutOf({ items: [{ product_id: chair, quantity: 1 }], address: undefined });
    expect(await placeOrder(nowhere, guest)).toMatchObject({ reason: 'address_required' });
    await nothingChanged(input, chair);
  });

  it('names each piece without enough stock, and how many are left', async () => {
    const chair = await three();
    const draft = await addProduct(database.owner, { status: 'draft' });
    const items = [
      { product_id: chair, quantity: 2 },
      // The same piece again counts together.
      { product_id: chair, quantity: 2 },
      { product_id: draft, quantity: 1 },
    ];
    const input = checkoutOf({ items });
    expect(await placeOrder(input, guest)).toMatchObject({
      reason: 'out_of_stock',
      shortages: [
        { productId: chair, name: 'Chair', wanted: 4, left: 3 },
        { productId: draft, name: '', left: 0 },
      ],
    });
    await nothingChanged(input, chair);
  });

  it('is returned when the order would cost more than was shown; a lower price is accepted', async () => {
    const chair = await three();
    const item = { product_id: chair, quantity: 1 };
    const seen = (unit_price: string) => checkoutOf({ items: [{ ...item, unit_price }] });
    const rise = seen('99.99');
    expect(await placeOrder(rise, guest)).toMatchObject({
      reason: 'price_changed',
      old: '99.99',
      new: '100.00',
      rises: [{ productId: chair, old: '99.99', new: '100.00' }],
    });
    const total = checkoutOf({ items: [item], expected_payable: '124.99' });
    expect(await placeOrder(total, guest)).toMatchObject({
      old: '124.99',
      new: '125.00',
      rises: [],
    });
    await nothingChanged(rise, chair);
    await nothingChanged(total, chair);
    expect(await placed(seen('150.00'), guest)).toMatchObject({ order: { total: '100.00' } });
  });

  it('is returned for a coupon of a guest, and for an invalid coupon', async () => {
    const chair = await three();
    const code = await addCoupon(database.owner, { min_purchase_amount: '500.00' });
    const input = checkoutOf({ items: [{ product_id: chair, quantity: 1 }], coupon_code: code });
    const reason = 'coupon_refused';
    expect(await placeOrder(input, guest)).toMatchObject({
      reason,
      coupon: { code: 'login_required' },
    });
    expect(await placeOrder(input, await customer())).toMatchObject({
      reason,
      coupon: { code: 'minimum_purchase', missing: '400.00' },
    });
    await nothingChanged(input, chair);
  });
});

describe('a coupon', () => {
  it('is redeemed with the order, counts once per customer, and is no longer pending', async () => {
    const chair = await addProduct(database.owner);
    const buyer = await customer();
    const code = await addCoupon(database.owner);
    await rowsOf(
      `insert into user_pending_coupons (user_id, coupon_id) select $1, id from coupons where code = $2`,
      buyer.userId,
      code,
    );
    const input = () =>
      checkoutOf({
        items: [{ product_id: chair, quantity: 1 }],
        coupon_code: ` ${code.toLowerCase()} `,
      });
    const { order } = await placed(input(), buyer);
    expect(order).toMatchObject({ discount: '10.00', total: '90.00', couponCode: code });
    expect(
      await rowsOf(
        `select u.amount_saved, p.used_at is not null as used from coupon_usage u
         join user_pending_coupons p using (coupon_id, user_id) where u.order_id = $1`,
        order.id,
      ),
    ).toEqual([{ amount_saved: '10.00', used: true }]);
    expect(await placeOrder(input(), buyer)).toMatchObject({ coupon: { code: 'already_used' } });
  });

  it('for some pieces is taken off their lines, which the order remembers for refunds', async () => {
    const [chair, lamp] = [
      await addProduct(database.owner),
      await addProduct(database.owner, { price: '40.00', category: 'lighting' }),
    ];
    const code = await addCoupon(database.owner, { discount_value: '60.00', rooms: ['lighting'] });
    const checkout = (...ids: string[]) =>
      checkoutOf({
        items: ids.map((product_id) => ({ product_id, quantity: 1 })),
        coupon_code: code,
      });
    const known = await customer();
    // On a network of its own, whose allowance the other tests need.
    const buyer = { ...known, attempt: { ...known.attempt, address: '203.0.113.77' } };
    expect(await placeOrder(checkout(chair), buyer)).toMatchObject({
      ok: false,
      reason: 'coupon_refused',
      coupon: { code: 'other_pieces' },
    });
    const { order } = await placed(checkout(chair, lamp), buyer);
    expect(order).toMatchObject({ subtotal: '140.00', discount: '40.00', total: '100.00' });
    expect(
      await rowsOf(
        'select product_id, is_discounted from order_items where order_id = $1 order by position',
        order.id,
      ),
    ).toEqual([
      { product_id: chair, is_discounted: false },
      { product_id: lamp, is_discounted: true },
    ]);
  });
});

describe('the key', () => {
  it('returns the same order again, whatever has changed since, and no other', async () => {
    const chair = await addProduct(database.owner, { quantity: 1 });
    const input = checkoutOf({ items: [{ product_id: chair, quantity: 1, unit_price: '100.00' }] });
    const first = await placed(input, guest);
    await rowsOf(`update products set price = 300 where id = $1`, chair);
    expect(await placed(input, guest)).toEqual({ ...first, isNew: false });
    expect(await placeOrder({ ...input, notes: 'Another' }, guest)).toEqual({
      ok: false,
      reason: 'key_reused',
    });
    expect(await placeOrder(input, await customer())).toMatchObject({ reason: 'key_reused' });
  });

  it('may be used again after a rejection', async () => {
    const chair = await addProduct(database.owner, { quantity: 1 });
    const input = checkoutOf({ items: [{ product_id: chair, quantity: 2 }] });
    expect(await placeOrder(input, guest)).toMatchObject({ reason: 'out_of_stock' });
    const smaller = { ...input, items: [{ ...input.items[0]!, quantity: 1 }] };
    expect((await placed(smaller, guest)).isNew).toBe(true);
  });
});

describe('the confirmation', () => {
  it('is only for its buyer: a customer by the account, a guest by the token', async () => {
    const chair = await addProduct(database.owner);
    const buyer = await customer();
    const items = [{ product_id: chair, quantity: 1 }];
    const own = await placed(checkoutOf({ items }), buyer);
    // Orders of one e-mail address are limited within an hour.
    const address = { ...someAddress, email: 'second.guest@example.com' };
    const guests = await placed(checkoutOf({ items, address }), guest);
    const byId = (orderId: string, caller: Caller) =>
      findConfirmation({ orderId, token: null, now }, caller.actor);
    const byToken = (token: string) => findConfirmation({ orderId: null, token, now }, guest.actor);
    expect(await byId(own.order.id, buyer)).toEqual(own.order);
    expect(await byToken(guests.guestToken!)).toEqual(guests.order);
    expect(await byId(own.order.id, await customer())).toBeNull();
    expect(await byId(own.order.id, guest)).toBeNull();
    expect(await byId(guests.order.id, buyer)).toBeNull();
    const [, signature] = guests.guestToken!.split('.');
    expect(await byToken(`${own.order.id}.${signature}`)).toBeNull();
    expect(await byToken('nonsense')).toBeNull();
  });
});

it('limits how often a guest can order', async () => {
  const chair = await addProduct(database.owner, { quantity: 100 });
  const address = { ...someAddress, email: `${randomUUID()}@example.com` };
  const order = () =>
    placeOrder(checkoutOf({ items: [{ product_id: chair, quantity: 1 }], address }), guest);
  for (let time = 0; time < 20; time += 1) expect((await order()).ok).toBe(true);
  expect(await order()).toMatchObject({ ok: false, reason: 'rate_limited' });
});
