import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asUser } from '#platform/database/run-as.server.ts';
import { testDatabase } from '#tests/support/database.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { createOrder, createStaff, insert } from '#tests/support/factories.ts';

let database: TestDatabase;
let admin: ReturnType<typeof asUser>;

beforeAll(async () => {
  database = await testDatabase();
  admin = asUser({ userId: await createStaff(database.owner, 'admin'), claims: {} });
  const mail = { recipient: 'mona@example.com', locale: 'en', subject: 'Sample', html: '<p>…</p>' };
  await insert(database.owner, 'public.mail_outbox', {
    ...mail,
    template: 'reset_password',
    text: 'https://fustat.example/reset-password?token=secret',
    carries_link: true,
  });
  await insert(database.owner, 'public.mail_outbox', {
    ...mail,
    template: 'welcome',
    text: 'Your account is ready.',
  });
});

afterAll(() => database.close());

it('shows an admin every mail, and the text of those without a sign-in link', async () => {
  const [rows] = await admin.read(sql`
    select template, recipient, shown_text from public.mail_outbox order by template`);
  const recipient = 'mona@example.com';
  expect(rows).toEqual([
    { template: 'reset_password', recipient, shown_text: null },
    { template: 'welcome', recipient, shown_text: 'Your account is ready.' },
  ]);
});

it('hides a sign-in link from every caller', async () => {
  for (const column of ['text', 'html', '*']) {
    const look = sql`select ${sql.raw(column)} from public.mail_outbox`;
    await expect(admin.read(look)).rejects.toMatchObject({ code: '42501' });
  }
});

it('shows sales the mails of orders, never with their links', async () => {
  const { id } = await createOrder(database.owner);
  const link = 'https://fustat.example/track-order?token=secret';
  await insert(database.owner, 'public.mail_outbox', {
    ...{ recipient: 'mona@example.com', locale: 'en', subject: 'Order', html: '<p>…</p>' },
    ...{ template: 'order_placed', text: `Follow it: ${link}`, order_id: id },
    text_without_links: 'Follow it: …',
  });
  const sales = asUser({ userId: await createStaff(database.owner, 'sales'), claims: {} });
  const look = sql`select shown_text, text_without_links from public.mail_outbox`;
  const seen = { shown_text: 'Follow it: …', text_without_links: 'Follow it: …' };
  expect((await sales.read(look))[0]).toEqual([seen]);
  expect((await admin.read(look))[0]).toContainEqual(seen);
  await expect(sales.read(sql`select text from public.mail_outbox`)).rejects.toMatchObject({
    code: '42501',
  });
});
