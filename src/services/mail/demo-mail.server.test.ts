import { afterAll, beforeAll, expect, it } from 'vitest';
import { asSystem } from '#platform/database/run-as.server.ts';
import { forgetEnvironment } from '#platform/environment.server.ts';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import { readDemoMail } from './demo-mail.server.ts';
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

function setEnvironment(change: { DEMO?: string; SMTP_URL?: string; MAIL_FROM?: string }) {
  for (const name of ['DEMO', 'SMTP_URL', 'MAIL_FROM'] as const) {
    if (change[name] === undefined) delete process.env[name];
    else process.env[name] = change[name];
  }
  forgetEnvironment();
}

it('shows the mails of the demo with their links', async () => {
  setEnvironment({ DEMO: '1' });
  const mails = await readDemoMail();
  expect(mails).toMatchObject([{ recipient }]);
  expect(mails![0]!.text).toContain(link);
});

it.each([
  ['in a real shop', {}],
  ['with a mail server', { DEMO: '1', SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'a@b.example' }],
])('shows nothing %s', async (_, change) => {
  setEnvironment(change);
  expect(await readDemoMail()).toBeNull();
});
