import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createProduct, createVariant, insert } from '#tests/support/factories.ts';
import { saveNotificationPreferences } from '#services/notifications/preferences.server.ts';
import { mailsTo, makeAccount } from '#tests/support/accounts.ts';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import { sendStockAlerts } from './send-stock-alerts.server.ts';

const now = new Date('2026-03-01T10:00:00Z');
let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(() => database.owner.query('delete from stock_alerts; delete from mail_outbox'));

const soldOut = () =>
  createProduct(database.owner, { name: 'Screen', name_ar: 'ساتر', quantity: 0 });
const restock = (id: string, quantity = 3) =>
  database.owner.query('update products set quantity = $2 where id = $1', [id, quantity]);
const ask = (product_id: string, recipient: object) =>
  insert(database.owner, 'stock_alerts', { product_id, ...recipient });

it('waits while the piece is sold out, and is sent once when it is back, by several processes', async () => {
  const { id } = await soldOut();
  for (let each = 0; each < 60; each += 1) await ask(id, { email: `guest${each}@example.com` });
  expect(await sendStockAlerts(now)).toBe(0);
  await restock(id);
  const sent = await Promise.all([1, 2, 3].map(() => sendStockAlerts(now)));
  expect(sent.reduce((sum, each) => sum + each, 0)).toBe(60);
  expect(await sendStockAlerts(now)).toBe(0);
  const { rows } = await database.owner.query(
    'select count(*)::int as mails, count(distinct recipient)::int as readers from mail_outbox',
  );
  expect(rows).toEqual([{ mails: 60, readers: 60 }]);
});

it('reaches a guest by mail in the language of the request, without a link to unsubscribe', async () => {
  const { id } = await soldOut();
  await ask(id, { email: 'guest@example.com', locale: 'ar' });
  await restock(id);
  await sendStockAlerts(now);
  const [mail] = await mailsTo(database.owner, 'guest@example.com');
  expect(mail).toMatchObject({ template: 'back_in_stock', locale: 'ar' });
  expect(mail?.text).toContain('ساتر');
  expect(mail?.text).not.toContain('unsubscribe');
});

it('reaches a customer in the account and by mail, as they prefer', async () => {
  const both = await makeAccount(now);
  const noMail = await makeAccount(now);
  const { id } = await soldOut();
  const quiet = { kind: 'user', userId: noMail.userId, claims: {} } as const;
  await saveNotificationPreferences(quiet, { inApp: ['stock'], email: [] });
  for (const { userId } of [both, noMail]) await ask(id, { user_id: userId });
  await restock(id);
  await sendStockAlerts(now);
  expect(await mailsTo(database.owner, both.email)).toHaveLength(1);
  expect(await mailsTo(database.owner, noMail.email)).toHaveLength(0);
  const { rows } = await database.owner.query(
    `select user_id from notifications where title like '%Screen%'`,
  );
  expect(rows.map(({ user_id }) => user_id).toSorted()).toEqual(
    [both.userId, noMail.userId].toSorted(),
  );
});

it('is about the requested variant only', async () => {
  const product = await createProduct(database.owner, { has_variants: true });
  const [red, blue] = [
    await createVariant(database.owner, product.id, { inventory: 0 }),
    await createVariant(database.owner, product.id, { inventory: 5 }),
  ];
  await ask(product.id, { variant_id: red.id, email: 'red@example.com' });
  expect(await sendStockAlerts(now)).toBe(0);
  await ask(product.id, { variant_id: blue.id, email: 'blue@example.com' });
  expect(await sendStockAlerts(now)).toBe(1);
  expect(await mailsTo(database.owner, 'blue@example.com')).toHaveLength(1);
});
