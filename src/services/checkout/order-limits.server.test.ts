import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '#services/shared/caller.ts';
import { requestFactsAt, mailsTo } from '#tests/support/accounts.ts';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import { addCoupon, addProduct, checkoutOf, someAddress } from '#tests/support/goods.ts';
import { eventually } from '#tests/support/eventually.ts';
import { restoreOrderLimits } from '#tests/support/order-limits.ts';
import { person, rowsOf } from '#tests/support/ordering.ts';
import { cancelOrderOfGuest } from '../orders/cancel-order.server.ts';
import { priceCart } from '../pricing/price-cart.server.ts';
import { describeRejection } from './describe-rejection.server.ts';
import { placeOrder, type PlaceOrderResult } from './place-order.server.ts';

let database: TestDatabase;
let chair: string;
const morning = new Date('2026-11-15T06:00:00Z');
const minutesLater = (minutes: number) => new Date(morning.getTime() + minutes * 60_000);
const hour = 60;

beforeAll(async () => {
  database = await testDatabase();
  await restoreOrderLimits(database.owner);
});
beforeEach(async () => {
  chair = await addProduct(database.owner, { quantity: 100_000, price: '10.00' });
});
afterAll(() => database.close());

let numbers = 0;
const nextPhone = () => `+2010${String((numbers += 1)).padStart(8, '0')}`;
const nextEmail = () => `${randomUUID()}@example.com`;
const nextNetwork = () => `198.51.${(numbers >> 8) & 255}.${(numbers += 1) & 255}`;

interface Buying {
  pieces?: number;
  product?: string;
  phone?: string;
  email?: string;
  network?: string | null;
  now?: Date;
  actor?: Caller['actor'];
  coupon?: string;
}

/** An order from details that were not used before, except for those that are given. */
function buy({
  pieces = 1,
  product = chair,
  phone = nextPhone(),
  email = nextEmail(),
  network = nextNetwork(),
  now = morning,
  actor = { kind: 'visitor' },
  coupon,
}: Buying = {}): Promise<PlaceOrderResult> {
  const input = checkoutOf({
    items: [{ product_id: product, quantity: pieces }],
    address: { ...someAddress, phone, email },
    coupon_code: coupon,
  });
  return placeOrder(input, { actor, attempt: requestFactsAt(now, network) });
}

const held = async (product = chair) => {
  const [row] = await rowsOf<{ pieces: number }>(
    database.owner,
    'select 100000 - quantity as pieces from products where id = $1',
    product,
  );
  return row!.pieces;
};

const tally = (results: readonly PlaceOrderResult[]) =>
  Object.fromEntries(
    Object.entries(Object.groupBy(results, (each) => (each.ok ? 'placed' : each.reason))).map(
      ([result, those]) => [result, those.length],
    ),
  );

describe('one order', () => {
  it('of a guest holds at most 20 pieces, and nothing changes above that', async () => {
    expect(await buy({ pieces: 20 })).toMatchObject({ ok: true });
    expect(await buy({ pieces: 21 })).toEqual({
      ok: false,
      reason: 'order_too_large',
      kind: 'pieces',
      limit: '20',
    });
    expect(await held()).toBe(20);
  });

  it('of a guest is worth at most 10,000', async () => {
    const sofa = await addProduct(database.owner, { price: '5000.00', quantity: 100 });
    expect(await buy({ product: sofa, pieces: 2 })).toMatchObject({ ok: true });
    expect(await buy({ product: sofa, pieces: 3 })).toMatchObject({
      reason: 'order_too_large',
      kind: 'value',
      limit: '10000.00',
    });
  });

  it('of a customer is limited until one was delivered, and of staff never', async () => {
    const customer = await person(morning);
    expect(await buy({ pieces: 21, actor: customer })).toMatchObject({ reason: 'order_too_large' });
    const first = await buy({ actor: customer });
    if (!first.ok) throw new Error(first.reason);
    await rowsOf(
      database.owner,
      `update orders set status = 'delivered', delivered_at = now() where id = $1`,
      first.order.id,
    );
    expect(await buy({ pieces: 500, actor: customer })).toMatchObject({ ok: true });
    const sales = await person(morning, ['sales']);
    expect(await buy({ pieces: 500, actor: sales })).toMatchObject({ ok: true });
    await rowsOf(database.owner, 'update abuse_limits set staff_second_factor = true');
    expect(await buy({ pieces: 500, actor: sales })).toMatchObject({ reason: 'order_too_large' });
    const claims = { ...sales.claims, aal: 'aal2' };
    expect(await buy({ pieces: 500, actor: { ...sales, claims } })).toMatchObject({ ok: true });
    await rowsOf(database.owner, 'update abuse_limits set staff_second_factor = false');
  });

  it('that is too large is answered with a telephone number, in both languages', async () => {
    await rowsOf(database.owner, `update site_settings set contact_phone = '+20 2 1234 5678'`);
    const rejection = { reason: 'order_too_large', kind: 'pieces', limit: '20' } as const;
    expect(await describeRejection(rejection, 'en', 'client')).toMatch(
      /up to 20 pieces.*call us at \+20 2 1234 5678/,
    );
    expect(await describeRejection(rejection, 'ar', 'client')).toMatch(
      /٢٠ قطعة.*\u2066\+20 2 1234 5678\u2069/,
    );
    const value = { reason: 'order_too_large', kind: 'value', limit: '10000.00' } as const;
    expect(await describeRejection(value, 'en', 'page')).toContain('$10,000');
  });
});

describe('orders of one phone', () => {
  it('are three a day, whatever mailbox and network they name', async () => {
    const phone = nextPhone();
    const orders = [];
    for (let count = 0; count < 4; count += 1) orders.push(await buy({ phone }));
    expect(tally(orders)).toEqual({ placed: 3, too_many_orders: 1 });
    expect(orders.at(-1)).toMatchObject({ scope: 'phone', kind: 'orders', retryAfter: 86_400 });
    expect(await buy({ phone, now: minutesLater(24 * hour) })).toMatchObject({ ok: true });
  });

  it('hold at most 30 pieces a day', async () => {
    const phone = nextPhone();
    expect(await buy({ phone, pieces: 20 })).toMatchObject({ ok: true });
    expect(await buy({ phone, pieces: 11 })).toMatchObject({ scope: 'phone', kind: 'pieces' });
    expect(await buy({ phone, pieces: 10 })).toMatchObject({ ok: true });
  });

  it('that were cancelled do not count', async () => {
    const phone = nextPhone();
    for (let count = 0; count < 5; count += 1) {
      const placed = await buy({ phone });
      if (!placed.ok) throw new Error(placed.reason);
      await cancelOrderOfGuest({ orderId: placed.order.id, reason: null, now: morning });
    }
    expect(await buy({ phone })).toMatchObject({ ok: true });
  });

  it('count each other when they come at the same time', async () => {
    const phone = nextPhone();
    const results = await Promise.all(Array.from({ length: 8 }, () => buy({ phone })));
    expect(tally(results)).toEqual({ placed: 3, too_many_orders: 5 });
  });
});

describe('orders of one network', () => {
  it('serve fifty honest buyers over a day', async () => {
    const network = nextNetwork();
    const orders = [];
    for (let count = 0; count < 50; count += 1) {
      orders.push(await buy({ network, pieces: 3, now: minutesLater(count * 25) }));
    }
    expect(tally(orders)).toEqual({ placed: 50 });
  });

  it('hold at most 150 pieces after a thousand small orders in a day', async () => {
    const network = nextNetwork();
    const orders = [];
    for (let count = 0; count < 1000; count += 1) {
      orders.push(await buy({ network, pieces: 3, now: minutesLater(count * 1.4) }));
    }
    expect(tally(orders)).toMatchObject({ placed: 50 });
    expect(await held()).toBe(150);
  });

  it('are recognised by a keyed hash that is removed after two days', async () => {
    const network = '203.0.113.77';
    await buy({ network });
    const stored = await rowsOf<{ hash: string }>(
      database.owner,
      'select network_hash as hash from order_holds where network_hash is not null',
    );
    expect(stored.length).toBeGreaterThan(0);
    expect(JSON.stringify(stored)).not.toContain(network);
    const { sweepIdentity } = await import('../identity/sweep-identity.server.ts');
    await sweepIdentity(minutesLater(120 * hour));
    expect(
      await rowsOf(database.owner, 'select from order_holds where network_hash is not null'),
    ).toEqual([]);
  });
});

describe('the attack of the review', () => {
  it('two guest orders of 100 lines each hold nothing', async () => {
    const pieces: string[] = [];
    while (pieces.length < 100) pieces.push(await addProduct(database.owner, { quantity: 10 }));
    for (const quantity of [9, 1]) {
      const items = pieces.map((product_id) => ({ product_id, quantity }));
      const address = { ...someAddress, phone: nextPhone(), email: nextEmail() };
      expect(
        await placeOrder(checkoutOf({ items, address }), {
          actor: { kind: 'visitor' },
          attempt: requestFactsAt(morning, nextNetwork()),
        }),
      ).toMatchObject({ ok: false, reason: 'order_too_large' });
    }
    const [left] = await rowsOf<{ pieces: number }>(
      database.owner,
      'select sum(quantity)::int as pieces from products where id = any($1)',
      pieces,
    );
    expect(left).toEqual({ pieces: 1000 });
  });
});

describe('mails to one recipient', () => {
  it('are limited for customers too, and cancelled orders count', async () => {
    const email = nextEmail();
    const results = [];
    for (let count = 0; count < 12; count += 1) {
      const actor = await person(morning);
      const result = await buy({ email, actor, now: minutesLater(count * 6) });
      results.push(result);
      if (result.ok) {
        await rowsOf(
          database.owner,
          `update orders set status = 'cancelled' where id = $1`,
          result.order.id,
        );
      }
    }
    expect(tally(results)).toEqual({ placed: 10, too_many_orders: 2 });
    expect(await mailsTo(database.owner, email)).toHaveLength(10);
  });
});

describe('coupon codes at checkout', () => {
  it('count as guesses when they are wrong, so that the right one does not help any more', async () => {
    const actor = await person(morning);
    const guesses = [];
    for (let count = 0; count < 11; count += 1) {
      guesses.push(await buy({ actor, coupon: `GUESS${count}` }));
    }
    const codes = guesses.map((each) =>
      !each.ok && each.reason === 'coupon_refused' ? each.coupon.code : each.ok,
    );
    expect(codes).toEqual([...Array<string>(10).fill('invalid'), 'rate_limited']);
    const code = await addCoupon(database.owner);
    expect(await buy({ actor, coupon: code })).toMatchObject({
      reason: 'coupon_refused',
      coupon: { code: 'rate_limited' },
    });
    expect(await buy({ actor: await person(morning), coupon: code })).toMatchObject({ ok: true });
  });
});

it('no order is larger than the books can add up, whoever orders', async () => {
  const buyer = await person(morning, ['sales']);
  const dearest = { price: '9999999.99', quantity: 2000 };
  const palace = await addProduct(database.owner, dearest);
  const rejected = { ok: false, reason: 'order_too_large', kind: 'value', limit: '999999999.99' };
  expect(await buy({ actor: buyer, product: palace, pieces: 101 })).toEqual(rejected);
  expect(await buy({ actor: buyer, product: palace, pieces: 99 })).toMatchObject({ ok: true });
  await database.owner.query(`update site_settings set tax_mode = 'exclusive', tax_rate = 100`);
  await eventually(async () =>
    expect(await buy({ actor: buyer, product: palace, pieces: 51 })).toEqual(rejected),
  );

  const pieces = await Promise.all(
    Array.from({ length: 100 }, () => addProduct(database.owner, dearest)),
  );
  const items = pieces.map((product_id) => ({ product_id, variant_id: null, quantity: 999 }));
  const cart = await priceCart({ items }, { actor: buyer, attempt: requestFactsAt(morning) });
  expect(cart.subtotal).toBe('998999999001.00');
  expect(
    await placeOrder(checkoutOf({ items }), { actor: buyer, attempt: requestFactsAt(morning) }),
  ).toEqual(rejected);
});
