import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '#services/shared/caller.ts';
import { requestFactsAt } from '#tests/support/accounts.ts';
import { meeting } from '#tests/support/meeting.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { testDatabase } from '#tests/support/database.ts';
import { addCoupon, addProduct, checkoutOf, someAddress } from '#tests/support/goods.ts';
import { locks } from './locks.server.ts';
import { placeOrder, type PlaceOrderResult, createPlaceOrder } from './place-order.server.ts';

let database: TestDatabase;
let buyers: Caller[];
const now = new Date();

beforeAll(async () => {
  database = await testDatabase();
  buyers = await makeBuyers(50);
});
afterAll(() => database.close());

/** Accounts without a password: hashing fifty of them is not what is looked at here. */
async function makeBuyers(count: number): Promise<Caller[]> {
  const { rows } = await database.owner.query<{ id: string }>(
    `insert into auth.users (email, email_confirmed_at)
       select 'buyer' || n || '@example.com', now() from generate_series(1, $1) n returning id`,
    [count],
  );
  return rows.map(({ id }) => ({
    actor: { kind: 'user', userId: id, claims: {} },
    attempt: requestFactsAt(now),
  }));
}

let phones = 0;
/** Orders of one phone or mailbox wait for each other, which is not looked at here. */
const ownAddress = () => ({
  ...someAddress,
  phone: `+2010${String((phones += 1)).padStart(8, '0')}`,
  email: `${randomUUID()}@example.com`,
});

async function numberOf(query: string, ...values: unknown[]): Promise<number> {
  const { rows } = await database.owner.query<{ count: number }>(
    `select count(*)::int as count from ${query}`,
    values,
  );
  return rows[0]!.count;
}

type Place = typeof placeOrder;
type Ending = PlaceOrderResult | { ok: false; reason: 'failed' };

/** A throw is what a caller would see as a failure of the shop. */
const atOnce = (attempts: (() => Promise<PlaceOrderResult>)[]): Promise<Ending[]> =>
  Promise.all(
    attempts.map((attempt) =>
      attempt().catch((): Ending => ({ ok: false as const, reason: 'failed' as const })),
    ),
  );

const tally = (endings: readonly Ending[]) =>
  Object.fromEntries(
    Object.entries(Object.groupBy(endings, (each) => (each.ok ? 'placed' : each.reason))).map(
      ([ending, those]) => [ending, those.length],
    ),
  );

/** What must hold for the last unit; empty when it does. */
async function lastUnit(place: Place) {
  const chair = await addProduct(database.owner, { quantity: 1 });
  const items = [{ product_id: chair, quantity: 1 }];
  const endings = await atOnce(
    buyers.map((buyer) => () => place(checkoutOf({ items, address: ownAddress() }), buyer)),
  );
  return {
    endings: tally(endings),
    sold: await numberOf('order_items where product_id = $1', chair),
    onHand: await numberOf('products where id = $1 and quantity > 0', chair),
  };
}

async function lastUse(place: Place) {
  const chair = await addProduct(database.owner, { quantity: 50 });
  const code = await addCoupon(database.owner, { max_uses: 1 });
  const input = () =>
    checkoutOf({
      items: [{ product_id: chair, quantity: 1 }],
      address: ownAddress(),
      coupon_code: code,
    });
  const endings = await atOnce(buyers.map((buyer) => () => place(input(), buyer)));
  return {
    endings: tally(endings),
    uses: await numberOf(
      'coupon_usage where coupon_id = (select id from coupons where code = $1)',
      code,
    ),
    sold: await numberOf('order_items where product_id = $1', chair),
  };
}

async function sameKey(place: Place) {
  const chair = await addProduct(database.owner, { quantity: 50 });
  const input = checkoutOf({
    items: [{ product_id: chair, quantity: 1 }],
    address: ownAddress(),
  });
  const guest: Caller = { actor: { kind: 'visitor' }, attempt: requestFactsAt(now) };
  const endings = await atOnce(Array.from({ length: 20 }, () => () => place(input, guest)));
  const orders = endings.map((each) => JSON.stringify(each.ok ? each.order : each));
  return {
    endings: tally(endings),
    different: new Set(orders).size,
    new: endings.filter((each) => each.ok && each.isNew).length,
    sold: await numberOf('order_items where product_id = $1', chair),
  };
}

describe('at the same time', () => {
  it('50 buyers of the last unit: one gets it, 49 are rejected as out of stock', async () => {
    expect(await lastUnit(placeOrder)).toEqual({
      endings: { placed: 1, out_of_stock: 49 },
      sold: 1,
      onHand: 0,
    });
  });

  it('50 users of the last use of a coupon: one redeems it, 49 are rejected and order nothing', async () => {
    expect(await lastUse(placeOrder)).toEqual({
      endings: { placed: 1, coupon_refused: 49 },
      uses: 1,
      sold: 1,
    });
  });

  it('a coupon without a limit: everybody redeems it, and one customer once', async () => {
    const chair = await addProduct(database.owner, { quantity: 100 });
    const code = await addCoupon(database.owner, { max_uses: null });
    const input = () =>
      checkoutOf({
        items: [{ product_id: chair, quantity: 1 }],
        address: ownAddress(),
        coupon_code: code,
      });
    const [first] = buyers;
    const [everybody, again] = [buyers.slice(0, 10), Array.from({ length: 5 }, () => first!)];
    const endings = await atOnce(
      [...everybody, ...again].map((buyer) => () => placeOrder(input(), buyer)),
    );
    expect(tally(endings)).toEqual({ placed: 10, coupon_refused: 5 });
    const totals = 'coupon_totals t join coupons c on c.id = t.coupon_id where c.code = $1';
    expect(await numberOf(`${totals} and t.uses = 10`, code)).toBe(1);
  });

  it('one key 20 times: one order, and 20 times the same result', async () => {
    expect(await sameKey(placeOrder)).toEqual({
      endings: { placed: 20 },
      different: 1,
      new: 1,
      sold: 1,
    });
  });

  it('carts that share pieces in opposite orders never deadlock', async () => {
    const chairs: string[] = [];
    while (chairs.length < 3) chairs.push(await addProduct(database.owner, { quantity: 50 }));
    const orders = buyers.map((buyer, index) => () => {
      const order = index % 2 === 0 ? chairs : chairs.toReversed();
      const items = order.map((product_id) => ({ product_id, quantity: 1 }));
      return placeOrder(checkoutOf({ items, address: ownAddress() }), buyer);
    });
    expect(tally(await atOnce(orders))).toEqual({ placed: 50 });
  });
});

it('an order does not wait behind those of a product that another transaction has locked', async () => {
  const { owner } = database;
  const [chair, table] = [await addProduct(owner), await addProduct(owner)];
  const place = (product_id: string, buyer: Caller) =>
    placeOrder(checkoutOf({ items: [{ product_id, quantity: 1 }], address: ownAddress() }), buyer);
  await owner.query('begin');
  await owner.query('select 1 from products where id = $1 for update', [chair]);
  const [first, ...others] = buyers.slice(0, 9);
  const hot = others.map((buyer) => place(chair, buyer));
  const ofTable = await place(table, first!);
  const unlocked = await owner.query('commit');
  expect(ofTable.ok).toBe(true);
  expect(unlocked.command).toBe('COMMIT');
  expect(tally(await Promise.all(hot))).toEqual({ placed: 8 });
});

const none = () => [];
/** So many orders of one product are stored at the same time: half of eight. */
const atATime = 4;

describe('the checks above fail', () => {
  it('without the lock of the pieces', async () => {
    const place = createPlaceOrder({ ...locks, goods: none }, meeting('priced', atATime));
    expect((await lastUnit(place)).endings).not.toEqual({ placed: 1, out_of_stock: 49 });
  });

  it('without the lock of the coupon', async () => {
    // The lock of the pieces would do its work here, since all buy the same.
    const place = createPlaceOrder(
      { ...locks, goods: none, coupon: none },
      meeting('priced', atATime),
    );
    expect((await lastUse(place)).uses).toBeGreaterThan(1);
  });

  it('without the lock of the attempt', async () => {
    const place = createPlaceOrder({ ...locks, attempt: none }, meeting('asked', atATime));
    expect((await sameKey(place)).endings).not.toEqual({ placed: 20 });
  });
});
