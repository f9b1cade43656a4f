import { afterAll, beforeAll, expect, it } from 'vitest';
import { asSystem } from '#platform/database/run-as.server.ts';
import { forgetEnvironment } from '#platform/environment.server.ts';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import { findDemoMail, readDemoMail } from './demo-mail.server.ts';
import { enqueueMail } from './enqueue-mail.server.ts';

let database: TestDatabase;
const link = 'http://127.0.0.1:3000/en/signup?token=abc';
const recipient = 'mona@example.com';

beforeAll(async () => {
  database = await testDatabase();
  const now = new Date();
  await asSystem().transaction((trx) =>
    enqueueMail(trx, { recipient, locale: 'en', now, template: 'confirm_email', data: { link } }),
  );
});
afterAll(async () => {
  setEnvironment({});
  await database.close();
});

async function storedMails() {
  const mails = await database.owner.query<{ id: string }>('select id from public.mail_outbox');
  return mails.rows as [{ id: string }];
}

function setEnvironment(change: { DEMO?: string; SMTP_URL?: string; MAIL_FROM?: string }) {
  for (const name of ['DEMO', 'SMTP_URL', 'MAIL_FROM'] as const) {
    if (change[name] === undefined) delete process.env[name];
    else process.env[name] = change[name];
  }
  forgetEnvironment();
}

it('shows a mail of the demo as it looks, with links to follow', async () => {
  setEnvironment({ DEMO: '1' });
  const mails = await readDemoMail();
  expect(mails).toMatchObject([{ recipient }]);
  const { id } = mails![0]!;
  const html = await findDemoMail(id, 'dark');
  expect(html).toContain('<base target="_top">');
  expect(html).toContain('href="/en/signup?token=abc"');
  // Only as an address behind a button, never as text.
  expect(html!.replaceAll(/<[^>]*>/g, '')).not.toContain('token');
});

it('shows it in the theme that is asked for, whatever the browser prefers', async () => {
  setEnvironment({ DEMO: '1' });
  const { id } = (await readDemoMail())![0]!;
  expect(await findDemoMail(id, 'dark')).toContain('@media all{');
  expect(await findDemoMail(id, 'light')).toContain('@media not all{');
});

it.each([
  ['in a real shop', {}],
  ['with a mail server', { DEMO: '1', SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'a@b.example' }],
])('shows nothing %s', async (_, change) => {
  setEnvironment(change);
  expect(await readDemoMail()).toBeNull();
  const [{ id }] = await storedMails();
  expect(await findDemoMail(id, 'light')).toBeNull();
});
