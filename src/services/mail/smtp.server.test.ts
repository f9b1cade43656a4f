import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { asSystem } from '#platform/database/run-as.server.ts';
import { makeJobsDue, queueUnsentMails, runJobs } from '#tests/support/run-jobs.ts';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import { smtpSink } from '#tests/support/smtp-sink.ts';
import { enqueueMail } from './enqueue-mail.server.ts';
import { createMailTransport } from './mail-transport.server.ts';

const now = new Date('2026-03-01T10:00:00Z');
const from = 'Fustat <shop@fustat.example>';
let database: TestDatabase;
let sink: Awaited<ReturnType<typeof smtpSink>>;

beforeAll(async () => {
  database = await testDatabase();
  sink = await smtpSink();
});
afterEach(() => sink.behave('take'));
afterAll(async () => {
  await sink.close();
  await database.close();
});

async function queue(recipient: string): Promise<void> {
  await asSystem().transaction((trx) =>
    enqueueMail(trx, {
      recipient,
      locale: 'ar',
      template: 'welcome',
      data: { name: 'منى', link: 'https://fustat.example/shop', rooms: [] },
      unsubscribeUrl: 'https://fustat.example/newsletter/unsubscribe?token=x',
      now,
    }),
  );
  await queueUnsentMails(database.owner);
}

const run = (url = sink.url) =>
  runJobs(database, { now, transport: createMailTransport(url, from) });
const sentTo = (recipient: string) =>
  sink.taken.filter((mail) => mail.includes(`To: ${recipient}`));
const idsOf = (mails: readonly string[]) =>
  new Set(mails.map((mail) => /^Message-ID: (.+)$/im.exec(mail)?.[1]));
const statusOf = async (recipient: string) =>
  (await database.owner.query('select status from mail_outbox where recipient = $1', [recipient]))
    .rows[0].status;

it('arrives complete: both parts, its language, its sender and the link to unsubscribe', async () => {
  await queue('whole@example.com');
  await run();
  const [mail] = sentTo('whole@example.com');
  expect(mail).toMatch(/^From: Fustat <shop@fustat\.example>$/m);
  expect(mail).toMatch(/^List-Unsubscribe: <https:.+>$/m);
  expect(mail).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
  expect(mail).toContain('Content-Type: text/plain; charset=utf-8');
  expect(mail).toContain('Content-Type: text/html; charset=utf-8');
  expect(await statusOf('whole@example.com')).toBe('sent');
});

it('is sent again with the same Message-ID when the connection broke after it was accepted', async () => {
  await queue('unknown@example.com');
  sink.behave('hang up');
  await run();
  expect(await statusOf('unknown@example.com')).toBe('queued');
  sink.behave('take');
  await makeJobsDue(database.owner);
  await run();
  expect(await statusOf('unknown@example.com')).toBe('sent');
  const mails = sentTo('unknown@example.com');
  expect(mails).toHaveLength(2);
  expect(idsOf(mails).size).toBe(1);
});

it('fails the attempt when the mail server hangs, and is sent when it recovers', async () => {
  await queue('hanging@example.com');
  sink.behave('hang');
  await run(`${sink.url}&socketTimeout=50`);
  expect(await statusOf('hanging@example.com')).toBe('queued');
  sink.behave('take');
  await makeJobsDue(database.owner);
  await run();
  expect(sentTo('hanging@example.com')).toHaveLength(1);
});

it('has a Message-ID of its own', async () => {
  for (const each of ['one', 'two']) await queue(`${each}@example.com`);
  await run();
  expect(idsOf([...sentTo('one@example.com'), ...sentTo('two@example.com')]).size).toBe(2);
});
