import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';

let database: TestDatabase;
const received: string[] = [];

beforeAll(async () => {
  database = await testDatabase({ seeded: true });
  database.owner.on('notification', ({ payload }) => received.push(payload ?? ''));
  await database.owner.query('listen content_changed');
  await database.owner.query('set role service_role');
});
afterAll(() => database.close());

/** Notifications arrive before the result of the next query on the same connection. */
async function notificationsAfter(change: string): Promise<string[]> {
  received.length = 0;
  const { rows } = await database.owner.query<{ id: string }>(change);
  await database.owner.query('select 1');
  const [first] = rows;
  return received
    .map((payload) => (first ? payload.replaceAll(first.id, '<id>') : payload))
    .toSorted();
}

test('a new price notifies about the product and the list', async () => {
  const notifications = await notificationsAfter(
    'update products set price = price + 100 where id = (select id from products where not has_variants limit 1) returning id',
  );
  expect(notifications).toEqual(['product_listings', 'products <id>']);
});

test('a new price of the cheapest variant notifies about its product and the list', async () => {
  const notifications = await notificationsAfter(
    `update product_variants set price = 1, discount_price = null
     where id = (select id from product_variants where inventory > 0 order by id limit 1)
     returning product_id as id`,
  );
  expect(notifications).toEqual(['product_listings', 'product_variants <id>', 'products <id>']);
});

test("a change of a variant's stock notifies about its product", async () => {
  const notifications = await notificationsAfter(
    `update product_variants set inventory = inventory + 1
     where id = (select id from product_variants order by id limit 1) returning product_id as id`,
  );
  expect(notifications).toContain('product_variants <id>');
});

test('a deleted review notifies about its product', async () => {
  const notifications = await notificationsAfter(
    'delete from reviews where id = (select id from reviews order by id limit 1) returning product_id as id',
  );
  expect(notifications).toContain('reviews <id>');
});

test('too many changed rows notify about the whole table, and no changed row about nothing', async () => {
  expect(await notificationsAfter('update products set weight = weight + 1')).toContain('products');
  expect(
    await notificationsAfter("update products set price = price where slug = 'nothing'"),
  ).toEqual([]);
});
