import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';

let plain: TestDatabase;
let traded: TestDatabase;

beforeAll(async () => {
  plain = await testDatabase({ seeded: true });
  traded = await testDatabase({ withYear: true });
});
afterAll(async () => {
  await plain.close();
  await traded.close();
});

/** The first column of the result. */
const valuesIn = async ({ owner }: TestDatabase, text: string): Promise<unknown[]> =>
  (await owner.query({ text, rowMode: 'array' })).rows.map(([value]) => value);

const values = (text: string): Promise<unknown[]> => valuesIn(traded, text);

test.each([
  ['stock', 'select sku, quantity from products order by 1'],
  ['stock of variants', 'select sku, inventory from product_variants order by 1'],
  ['ratings and sales', 'select slug, rating, review_count, sales_count from products order by 1'],
  [
    'orders of the demo customer',
    `select total from orders o join auth.users u on u.id = o.user_id
    where u.email = 'customer@fustat.example' order by o.created_at`,
  ],
])('the storefront and the demo customer do not see it: %s', async (_, text) => {
  const seen = async ({ owner }: TestDatabase) => (await owner.query(text)).rows;
  const before = await seen(plain);
  expect(before.length).toBeGreaterThan(5);
  expect(await seen(traded)).toEqual(before);
});

test('its customers cannot sign in, and their mailboxes do not exist', async () => {
  const others = `email not like '%@fustat.example' and email not like '%@reader.example'`;
  const accounts = await values(`select email from auth.users where ${others}`);
  expect(accounts.length).toBeGreaterThan(100);
  expect(accounts.filter((email) => !String(email).endsWith('@example.com'))).toEqual([]);
  expect(
    await values(`select email from auth.users where ${others} and encrypted_password is not null`),
  ).toEqual([]);
});

test('an unconfirmed order of a new buyer has a hold and a job that ends it', async () => {
  expect(
    await values(`select h.order_id from order_holds h join orders o on o.id = h.order_id
      where o.status <> 'placed' or h.cancels_at < now() + interval '1 hour'
        or not exists (select from graphile_worker.jobs j where j.key = 'order-hold:' || o.id
          and j.run_at > now() and j.run_at <= h.cancels_at)`),
  ).toEqual([]);
  expect((await values('select order_id from order_holds')).length).toBeGreaterThan(5);
});
