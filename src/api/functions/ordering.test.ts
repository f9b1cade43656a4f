import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signIn } from '#services/identity/sign-in.server.ts';
import { readAbuseLimits } from '#services/shared/abuse-limits.server.ts';
import { requestFactsAt, makeAccount } from '#tests/support/accounts.ts';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import { eventually } from '#tests/support/eventually.ts';
import { addCoupon, addProduct, someAddress } from '#tests/support/goods.ts';
import { restoreOrderLimits } from '#tests/support/order-limits.ts';
import { createFunctionsApi } from './index.ts';

const api = createFunctionsApi();
let database: TestDatabase;
let chair: string;

beforeAll(async () => {
  database = await testDatabase();
  await database.owner.query('update site_settings set opened_at = now()');
});
beforeEach(async () => {
  chair = await addProduct(database.owner, { quantity: 3, price: '99.90' });
});
afterAll(() => database.close());

type Headers = Record<string, string>;

async function post(path: string, body: object, headers: Headers = {}) {
  const response = await api.request(path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', ...headers },
  });
  return { status: response.status, headers: response.headers, json: await response.json() };
}

async function customer() {
  const now = new Date();
  const account = await makeAccount(now);
  const result = await signIn(account, requestFactsAt(now));
  if (!result.ok) throw new Error(result.reason);
  const headers: Headers = { Authorization: `Bearer ${result.session.accessToken}` };
  return { userId: account.userId, headers };
}

const items = (quantity: unknown = 1, change: object = {}) => [
  { product_id: chair, quantity, ...change },
];
const checkout = (change: object = {}) => ({
  key: randomUUID(),
  items: items(),
  address: { ...someAddress, email: `${randomUUID()}@example.com` },
  payment_method: 'cash_on_delivery',
  locale: 'en',
  ...change,
});

async function numberOf(table: string): Promise<number> {
  const { rows } = await database.owner.query<{ count: number }>(
    `select count(*)::int as count from ${table}`,
  );
  return rows[0]!.count;
}

describe('price-cart', () => {
  it('tells lines, sums and stock in numbers', async () => {
    const body = { items: items(5), governorate: 'alexandria' };
    const { status, json } = await post('/price-cart', body);
    expect(status).toBe(200);
    expect(json).toMatchObject({
      lines: [{ product_id: chair, unit_price: 99.9, quantity: 3, stock_state: 'reduced' }],
      subtotal: 299.7,
      discount: 0,
      shipping: 25,
      tax: 0,
      total: 299.7,
      payable: 324.7,
      coupon: null,
      coupon_message: null,
      changes: [{ product_id: chair, kind: 'reduced', wanted: 5, left: 3 }],
    });
  });

  it('takes no discount for a coupon that does not count, and says why', async () => {
    const body = { items: items(), coupon_code: await addCoupon(database.owner) };
    const visitor = await post('/price-cart', body);
    expect(visitor.json).toMatchObject({
      discount: 0,
      total: 99.9,
      coupon: null,
      coupon_message: 'You must be logged in to use coupons',
    });
    const { headers } = await customer();
    expect((await post('/price-cart', body, headers)).json).toMatchObject({
      discount: 10,
      total: 89.9,
      coupon: { code: body.coupon_code },
      coupon_message: 'Coupon applied successfully!',
    });
  });
});

describe('apply-coupon', () => {
  it('asks visitors to sign in', async () => {
    const code = await addCoupon(database.owner);
    const { status, json } = await post('/apply-coupon', { code, items: items() });
    expect([status, json.error.message]).toEqual([401, 'You must be logged in to use coupons']);
  });

  it('answers with what the coupon is worth, or with the specified sentence', async () => {
    const { headers } = await customer();
    const apply = async (code: string) =>
      (await post('/apply-coupon', { code, items: items() }, headers)).json;
    const half = await addCoupon(database.owner, {
      discount_type: 'percentage',
      discount_value: '50.00',
    });
    expect(await apply(` ${half.toLowerCase()} `)).toMatchObject({
      valid: true,
      message: 'Coupon applied successfully!',
      discount: 49.95,
      total: 49.95,
      coupon: { code: half, discount_type: 'percentage', discount_value: 50 },
    });
    const dear = await addCoupon(database.owner, { min_purchase_amount: '300.00' });
    expect(await apply(dear)).toMatchObject({
      valid: false,
      message: 'This coupon requires a minimum purchase of $300.00.',
      discount: 0,
      total: 99.9,
      coupon: null,
    });
  });

  it('slows down whoever guesses codes, and nobody who knows one', async () => {
    const { headers } = await customer();
    const code = await addCoupon(database.owner);
    const apply = (guess: string) =>
      post('/apply-coupon', { code: guess, items: items() }, headers);
    for (let time = 0; time < 15; time += 1) expect((await apply(code)).status).toBe(200);
    const guesses = [];
    for (let time = 0; time < 11; time += 1) guesses.push(await apply(`GUESS${time}`));
    expect(guesses.map(({ status }) => status)).toEqual([...Array<number>(10).fill(200), 429]);
    expect(Number(guesses.at(-1)!.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect((await apply(code)).status).toBe(429);
  });
});

describe('checkout', () => {
  it('places an order, and answers the same again for the same key and body', async () => {
    const body = checkout({ items: items(2) });
    const first = await post('/checkout', body);
    expect(first.status).toBe(201);
    expect(first.json.order).toMatchObject({
      status: 'placed',
      subtotal: 199.8,
      discount: 0,
      shipping: 25,
      tax: 0,
      total: 199.8,
      payable: 224.8,
      items: [
        { product_id: chair, name: 'Chair', unit_price: 99.9, quantity: 2, line_total: 199.8 },
      ],
    });
    const again = await post('/checkout', body);
    expect([again.status, again.json]).toEqual([200, first.json]);
    const other = await post('/checkout', { ...body, items: items(1) });
    expect([other.status, other.json.error.code]).toEqual([409, 'key_reused']);
  });

  it.each([
    ['cart_empty', 422, { items: [] }, 'Please add items to your cart before checking out.'],
    ['address_required', 422, { address: undefined }, 'Please select a shipping address.'],
    [
      'address_required',
      422,
      { address: undefined, address_id: randomUUID() },
      'Please select a shipping address.',
    ],
  ])('refuses with %s', async (code, status, change, message) => {
    const response = await post('/checkout', checkout(change));
    expect([response.status, response.json.error]).toMatchObject([status, { code, message }]);
  });

  it('says which piece is short, and which price has risen', async () => {
    const short = await post('/checkout', checkout({ items: items(4) }));
    expect(short).toMatchObject({
      status: 409,
      json: { error: { code: 'out_of_stock', details: { product_id: chair, left: 3 } } },
    });
    const risen = await post('/checkout', checkout({ items: items(1, { unit_price: 0.01 }) }));
    expect(risen).toMatchObject({
      status: 409,
      json: { error: { code: 'price_changed', details: { old: 0.01, new: 99.9 } } },
    });
  });

  it('speaks the language of the order', async () => {
    const { json } = await post('/checkout', checkout({ items: [], locale: 'ar' }));
    expect(json.error.message).toBe('من فضلك أضف قطعًا إلى السلة قبل إتمام الطلب.');
  });

  it('refuses what was tampered with, and changes nothing', async () => {
    const before = [await numberOf('orders'), await numberOf('stock_movements')];
    const tampered: [field: string, change: object][] = [
      ['items.0.quantity', { items: items(-1) }],
      ['items.0.quantity', { items: items(0) }],
      ['items.0.quantity', { items: items(1.5) }],
      ['items.0.quantity', { items: items(1e9) }],
      ['items.0.quantity', { items: items('1') }],
      ['items.0.price', { items: items(1, { price: 1 }) }],
      ['items.0.unit_price', { items: items(1, { unit_price: -5 }) }],
      ['items.0.unit_price', { items: items(1, { unit_price: 0.001 }) }],
      ['items.0.product_id', { items: [{ product_id: `' or 1=1`, quantity: 1 }] }],
      ['items', { items: Array.from({ length: 101 }, () => items()[0]) }],
      ['total', { total: 1 }],
      ['discount', { discount: 99 }],
      ['user_id', { user_id: randomUUID() }],
      ['payment_method', { payment_method: 'card' }],
      ['locale', { locale: 'fr' }],
      ['key', { key: 'again' }],
      ['address.phone', { address: { ...someAddress, phone: '12' } }],
      ['address.phone', { address: { ...someAddress, phone: '+4915112345678' } }],
      ['address.user_id', { address: { ...someAddress, user_id: randomUUID() } }],
      ['address_id', { address_id: randomUUID() }],
    ];
    for (const [field, change] of tampered) {
      const { status, json } = await post('/checkout', checkout(change));
      expect([field, status, json.error.details?.[0]?.field]).toEqual([field, 422, field]);
    }
    expect([await numberOf('orders'), await numberOf('stock_movements')]).toEqual(before);
  });

  it('accepts a phone in either digits', async () => {
    const address = { ...someAddress, email: `${randomUUID()}@example.com`, phone: '٠١٠٠١٢٣٤٥٦٧' };
    expect((await post('/checkout', checkout({ address }))).status).toBe(201);
  });

  it("takes nobody else's address, and no coupon of somebody else", async () => {
    const owner = await customer();
    const thief = await customer();
    const { rows } = await database.owner.query<{ id: string }>(
      `insert into addresses (user_id, full_name, phone, governorate, city, street, building)
         values ($1, 'Mona', '+201001234567', 'cairo', 'Maadi', 'Road 9', '12') returning id`,
      [owner.userId],
    );
    const address = { address: undefined, address_id: rows[0]!.id };
    const stolen = await post('/checkout', checkout(address), thief.headers);
    expect([stolen.status, stolen.json.error.code]).toEqual([422, 'address_required']);
    expect((await post('/checkout', checkout(address), owner.headers)).status).toBe(201);

    const coupon_code = await addCoupon(database.owner, {
      source: 'game',
      for_user_id: owner.userId,
    });
    const foreign = await post('/checkout', checkout({ coupon_code }), thief.headers);
    expect(foreign).toMatchObject({
      status: 409,
      json: {
        error: {
          code: 'coupon_refused',
          message: 'This game coupon belongs to another user.',
          details: { reason: 'belongs_to_another' },
        },
      },
    });
    const own = await post('/checkout', checkout({ coupon_code }), owner.headers);
    expect(own.json.order.discount).toBe(10);
  });
});

describe('the limits of new buyers', () => {
  it('answer a large order with 422, its limit and a telephone number', async () => {
    await database.owner.query(`update site_settings set contact_phone = '+20 2 1234 5678'`);
    const many = await addProduct(database.owner, { quantity: 30 });
    const response = await post(
      '/checkout',
      checkout({ items: [{ product_id: many, quantity: 21 }] }),
    );
    expect(response.status).toBe(422);
    expect(response.json.error).toMatchObject({
      code: 'order_too_large',
      message: expect.stringContaining('+20 2 1234 5678'),
      details: { kind: 'pieces', limit: 20 },
    });
  });

  it('answer too many orders of one phone with 429 and when to come back', async () => {
    await restoreOrderLimits(database.owner);
    // The limits are cached until the database has notified the shop.
    await eventually(async () => expect((await readAbuseLimits()).phone_daily_orders).toBe(3));
    const address = { ...someAddress, phone: '01234567899' };
    const many = await addProduct(database.owner, { quantity: 30 });
    const order = (email: string) =>
      post(
        '/checkout',
        checkout({ address: { ...address, email }, items: [{ product_id: many, quantity: 1 }] }),
      );
    for (const email of ['a@example.com', 'b@example.com', 'c@example.com']) {
      expect((await order(email)).status).toBe(201);
    }
    const fourth = await order('d@example.com');
    expect(fourth.status).toBe(429);
    expect(fourth.json.error).toMatchObject({
      code: 'too_many_orders',
      details: { scope: 'phone', kind: 'orders', limit: 3 },
    });
    expect(Number(fourth.headers.get('Retry-After'))).toBeGreaterThan(86_000);
  });

  it('answer guesses of coupon codes at checkout as those in the cart', async () => {
    const { headers } = await customer();
    const statuses = [];
    for (let count = 0; count < 11; count += 1) {
      const guess = checkout({ coupon_code: `GUESS${count}` });
      statuses.push((await post('/checkout', guess, headers)).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(409), 429]);
  });
});
