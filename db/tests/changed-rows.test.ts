import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';

let database: TestDatabase;
const heard: string[] = [];

beforeAll(async () => {
  database = await testDatabase({ seeded: true });
  database.owner.on('notification', ({ payload }) => heard.push(payload ?? ''));
  await database.owner.query('listen content_changed');
  await database.owner.query('set role service_role');
});
afterAll(() => database.close());

/** Notices come before the answer to the next query of the same connection. */
async function noticesOf(change: string): Promise<string[]> {
  heard.length = 0;
  const { rows } = await database.owner.query<{ id: string }>(change);
  await database.owner.query('select 1');
  const [first] = rows;
  return heard.map((notice) => (first ? notice.replaceAll(first.id, '<id>') : notice)).toSorted();
}

test('a price names the product whose page it changes, and the list', async () => {
  const notices = await noticesOf(
    "update products set price = price + 100 where slug = 'qalawun-majlis-sofa' returning id",
  );
  expect(notices).toEqual(['product_listings', 'products <id>']);
});

test('stock of a variant names its product', async () => {
  const notices = await noticesOf(
    `update product_variants set inventory = inventory + 1
     where id = (select id from product_variants order by id limit 1) returning product_id as id`,
  );
  expect(notices).toContain('product_variants <id>');
});

test('a review that is withdrawn names its product', async () => {
  const notices = await noticesOf(
    'delete from reviews where id = (select id from reviews order by id limit 1) returning product_id as id',
  );
  expect(notices).toContain('reviews <id>');
});

test('too many rows to name are all of them, and no row is no news', async () => {
  expect(await noticesOf('update products set weight = weight + 1')).toContain('products');
  expect(await noticesOf("update products set price = price where slug = 'nothing'")).toEqual([]);
});
