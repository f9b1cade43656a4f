import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Caller } from '#services/shared/caller.ts';
import { placeOrder } from '#services/checkout/place-order.server.ts';
import { returnStock } from '#services/checkout/return-stock.server.ts';
import { giveBackCoupon } from '#services/coupons/give-back-coupon.server.ts';
import { db } from '#platform/database/query.ts';
import { asSystem as runAsSystem } from '#platform/database/run-as.server.ts';
import { requestFactsAt, makeAccount } from '#tests/support/accounts.ts';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import { addCoupon, addProduct, addVariant, checkoutOf } from '#tests/support/goods.ts';
import { checkInvariants } from './check-invariants.server.ts';

let database: TestDatabase;
let buyer: Caller;
const now = new Date();

beforeAll(async () => {
  database = await testDatabase({ seeded: true });
  const { userId } = await makeAccount(now);
  buyer = { actor: { kind: 'user', userId, claims: {} }, attempt: requestFactsAt(now) };
});
afterAll(() => database.close());

const run = (query: string, ...values: unknown[]) => database.owner.query(query, values);
const broken = async (ask?: Parameters<typeof checkInvariants>[0]) =>
  (await checkInvariants(ask)).filter((each) => each.broken.length > 0).map(({ name }) => name);

async function placeOne() {
  const chair = await addProduct(database.owner);
  const table = await addProduct(database.owner);
  const walnut = await addVariant(database.owner, table);
  const code = await addCoupon(database.owner);
  const items = [
    { product_id: chair, quantity: 3 },
    { product_id: table, variant_id: walnut, quantity: 2 },
  ];
  const result = await placeOrder(checkoutOf({ items, coupon_code: code }), buyer);
  if (!result.ok) throw new Error(result.reason);
  return { id: result.order.id, chair, table, walnut, code };
}

async function cancel(id: string) {
  await runAsSystem().transaction(async (trx) => {
    await trx.updateTable('orders').set({ status: 'cancelled' }).where('id', '=', id).execute();
    await trx
      .insertInto('order_timeline')
      .values({ order_id: id, status: 'cancelled', actor_kind: 'customer' })
      .execute();
    await returnStock(trx, id);
    await giveBackCoupon(trx, id);
  });
}

it('hold in the demo shop, after an order, and after its end', async () => {
  expect(await broken()).toEqual([]);
  const { id, chair, walnut, code } = await placeOne();
  expect(await broken()).toEqual([]);
  await cancel(id);
  expect(await broken()).toEqual([]);
  const { rows } = await run(
    `select (select quantity from products where id = $1) as chairs,
       (select inventory from product_variants where id = $2) as tables,
       (select count(*)::int from coupon_usage u join coupons c on c.id = u.coupon_id where c.code = $3) as uses`,
    chair,
    walnut,
    code,
  );
  expect(rows).toEqual([{ chairs: 10, tables: 5, uses: 0 }]);
});

it('stock and coupon return once under repeated and concurrent requests', async () => {
  const { id, chair } = await placeOne();
  await Promise.all(Array.from({ length: 5 }, () => cancel(id)));
  const { rows } = await run('select quantity, sales_count from products where id = $1', chair);
  expect(rows).toEqual([{ quantity: 10, sales_count: 0 }]);
  expect(await broken()).toEqual([]);
});

it('the ledger records changes by staff, and stays with an ordered product', async () => {
  const { table, walnut } = await placeOne();
  await run('update product_variants set inventory = 9 where id = $1', walnut);
  await run('delete from product_variants where id = $1', walnut);
  expect(await broken()).toEqual([]);
  await expect(run('delete from products where id = $1', table)).rejects.toMatchObject({
    constraint: 'product_was_ordered',
  });
  expect(await broken()).toEqual([]);
});

const stock = 'Of every piece, what ever came in is on hand or went out';
const taken = 'Every order has out of stock what it sold and did not bring back';
/** Each case rolls its damage back. */
let damaged: ReturnType<typeof placeOne> | undefined;
const lines = 'Every order has lines, and they add up to its subtotal';
const pieces = 'Every order has as many pieces as its lines';
const refunds =
  'What was refunded of an order, waits to be given back and was given back are the sums of its refunds';
const couponTotals = 'Totals of coupons are the sums of their orders';
const accountTotals = 'The totals of every account are those of its orders';
const ends = 'The history of every order begins when it was placed and ends where it is';
const dates = 'Every order has the dates that its history gives';
const uses = 'Uses of coupons are the orders that have one and were not cancelled';
const couponLimit = 'No coupon was used more often than it may be';

it.each<[name: string, query: string, found: string[]]>([
  ['a lost movement', 'delete from stock_movements where product_id = $chair', [stock, taken]],
  [
    'a piece sold twice',
    'update order_items set quantity = 4, line_total = unit_price * 4 where product_id = $chair',
    [taken, lines, pieces],
  ],
  [
    'a cancelled order that kept its stock',
    `update orders set status = 'cancelled' where id = $id`,
    [taken, ends, uses, couponTotals],
  ],
  ['a forgotten use', 'delete from coupon_usage where order_id = $id', [uses]],
  [
    'a use that saved another amount',
    'update coupon_usage set amount_saved = 1 where order_id = $id',
    [uses],
  ],
  [
    'a coupon used too often',
    `update coupons set source = 'game', for_user_id = null where code = $code;
     insert into coupon_usage (coupon_id, user_id, order_id, amount_saved)
     select c.id, null, o.id, 0 from coupons c, orders o where c.code = $code
       and o.coupon_id is null and o.id not in (select order_id from coupon_usage) limit 1`,
    [couponLimit, uses],
  ],
  [
    'totals with an old limit',
    'update coupon_totals set max_uses = 99 where coupon_id = (select id from coupons where code = $code)',
    ['Totals of coupons have the limits of their coupons'],
  ],
  [
    'an order without lines',
    'delete from order_items where order_id = $id',
    [taken, lines, pieces],
  ],
  [
    'an order without a history',
    'delete from order_timeline where order_id = $id',
    ['The history of every order begins when it was placed and ends where it is'],
  ],
  [
    'points out of nowhere',
    `insert into user_rewards (user_id, points) select user_id, 100 from orders where id = $id
     on conflict (user_id) do update set points = user_rewards.points + 100`,
    ["Everybody's points are the sum of their history"],
  ],
  [
    'a day with wrong sums',
    `select private.refresh_daily_sales();
     update daily_sales set revenue = revenue + 1 where split = 'total'`,
    ['The sums of every day are those of its orders'],
  ],
  ['a status without its way there', `update orders set status = 'shipped' where id = $id`, [ends]],
  [
    'a status that has gone back',
    `insert into order_timeline (order_id, status, actor_kind, created_at)
       values ($id, 'confirmed', 'staff', now() + interval '1 hour')`,
    [ends],
  ],
  ['a delivery that never was', 'update orders set delivered_at = now() where id = $id', [dates]],
  [
    'a delivered order without its day',
    `update orders set status = 'delivered' where id = $id;
     insert into order_timeline (order_id, status, actor_kind) values ($id, 'delivered', 'staff')`,
    [dates, accountTotals],
  ],
  [
    'cash for an order that was not delivered',
    'update orders set collected_at = now() where id = $id',
    [dates],
  ],
  [
    'a status of another day',
    `update orders set status_since = now() - interval '3 days' where id = $id`,
    [dates],
  ],
  ['pieces that no line has', 'update orders set pieces = pieces + 1 where id = $id', [pieces]],
  [
    'money that was never given back',
    "update orders set status = 'delivered', refunded = 1, given_back = 1 where id = $id",
    [refunds, couponTotals, accountTotals, ends, dates],
  ],
  [
    'an account that spent more than it ordered',
    'update account_totals set spent = spent + 1 where user_id = (select user_id from orders where id = $id)',
    [accountTotals],
  ],
  [
    'a coupon that was used more often than its orders say',
    'update coupon_totals set uses = uses + 1 where coupon_id = (select id from coupons where code = $code)',
    [couponTotals],
  ],
  [
    'stock that nobody counted',
    'update products set quantity = quantity + 5 where id = $chair',
    [stock],
  ],
  [
    'stock of a variant that nobody counted',
    'update product_variants set inventory = inventory + 5 where id = $walnut',
    [stock, 'A product with variants holds what they hold'],
  ],
  [
    'stars without reviews',
    'update products set rating = 5, review_count = 90 where id = $chair',
    ['Every product has the stars of its approved reviews'],
  ],
])('find %s', async (_, breaking, found) => {
  const order = await (damaged ??= placeOne());
  const query = breaking.replace(/\$(\w+)/g, (__, name: keyof typeof order) => `'${order[name]}'`);
  // As the owner, without triggers: as if the books had been repaired by hand.
  await run('begin');
  try {
    await run('set local session_replication_role = replica');
    for (const each of query.split(';')) await run(each);
    await run('set local session_replication_role = origin');
    const names = await broken(async (invariant) => {
      const { sql: text, parameters } = invariant.compile(db);
      return (await run(text, ...parameters)).rows as { what: string }[];
    });
    expect(names.toSorted()).toEqual(found.toSorted());
  } finally {
    await run('rollback');
  }
});
