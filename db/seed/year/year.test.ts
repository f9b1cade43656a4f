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

test.each([
  ['custom-service requests', 'custom_service_requests', 6],
  ['messages', 'contact_messages', 3],
  ['reviews', 'reviews', 3],
  ['claims', 'claimed_prizes', 4],
  ['orders', 'orders', 9],
  ['returns', 'return_requests', 5],
  ['job applications', 'job_applications', 5],
])('there are %s in every status', async (_, table, count) => {
  expect(await values(`select distinct status from ${table}`)).toHaveLength(count);
});

test.each([
  ['orders to call', `orders where status = 'placed'`],
  ['calls without an answer', `orders where status = 'placed' and call_attempts > 0`],
  [
    'late orders',
    `orders where promised_on < current_date
      and status in ('confirmed', 'in_production', 'preparing', 'shipped')`,
  ],
  [
    'notifications that many people read',
    `notification_campaigns c where status = 'sent' and kind = 'notification' and people > 20 and clicked > 0
      and exists (select from notifications n where n.campaign_id = c.id and n.read_at is not null)`,
  ],
  ['newsletters', `notification_campaigns where kind = 'newsletter' and mailed > 20`],
  ['campaigns to finish', `notification_campaigns where status = 'draft'`],
  ['cash with couriers', `orders where status = 'delivered' and collected_at is null`],
  ['money to give back', 'orders where to_give_back > 0'],
  ['refunds without a return', 'refunds where return_id is null'],
  ['buyers who owe a rest', `orders where status = 'delivered' and due > 0`],
  [
    'returns of guests, some opened by staff',
    `return_requests r join orders o on o.id = r.order_id where o.user_id is null
      and r.opened_by is not null`,
  ],
  ['returns to decide', `return_requests where status = 'requested'`],
  [
    'messages older than a day',
    `contact_messages where status = 'new' and created_at < now() - interval '1 day'`,
  ],
  [
    'requests beyond 48 hours',
    `custom_service_requests where status = 'new' and created_at < now() - interval '48 hours'`,
  ],
  ['requests with pictures', 'custom_service_images'],
  ['claims to verify', `claimed_prizes where status = 'pending'`],
  [
    'coupons that end soon',
    `coupons where source = 'staff' and expires_at between now() and now() + interval '7 days'`,
  ],
  ['reviews to approve', `reviews where status = 'pending'`],
  ['pieces that are low in stock', `products where stock_status = 'low_stock'`],
  ['customers who wait for stock', 'stock_alerts where notified_at is null'],
  ['photos from the workshop', 'order_photos'],
  ['subscribers', 'newsletter_subscriptions where unsubscribed_at is null'],
])('work waits: %s', async (_, rows) => {
  expect(Number((await values(`select count(*) from ${rows}`))[0])).toBeGreaterThan(0);
});

test('no mail of it is sent: all were, but one that failed for good', async () => {
  expect(await values('select distinct status from mail_outbox order by 1')).toEqual([
    'failed',
    'sent',
  ]);
  expect(
    await values(`select key from graphile_worker.jobs where task_identifier = 'send-mail'
      and attempts < max_attempts`),
  ).toEqual([]);
  const failed = `select id from graphile_worker.jobs where attempts >= max_attempts`;
  expect(await values(failed)).toHaveLength(1);
});

test('each prize is left as often as before, and its history says why', async () => {
  const left = 'select name, quantity from game_prizes order by 1';
  const before = await valuesIn(plain, left);
  expect((await traded.owner.query(left)).rows).toEqual((await plain.owner.query(left)).rows);
  expect(before.length).toBeGreaterThan(5);
  expect(
    await values(`select name from game_prizes p where original_quantity - quantity <>
      (select count(*) from claimed_prizes c where c.prize_id = p.id and c.status <> 'rejected')`),
  ).toEqual([]);
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

test('an unconfirmed order of a new buyer has a hold that ends later', async () => {
  expect(
    await values(`select h.order_id from order_holds h join orders o on o.id = h.order_id
      where o.status <> 'placed' or h.cancels_at < now() + interval '1 hour'`),
  ).toEqual([]);
  expect((await values('select order_id from order_holds')).length).toBeGreaterThan(5);
});
