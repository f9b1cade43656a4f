import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asSystem } from '#platform/database/run-as.server.ts';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import { smtpSink } from '#tests/support/smtp-sink.ts';
import { deliverPending, type Postman } from './deliver.server.ts';
import { enqueue } from './outbox.server.ts';

const now = new Date('2026-03-01T10:00:00Z');
const later = new Date('2026-03-01T11:00:00Z');
let database: TestDatabase;
let sink: Awaited<ReturnType<typeof smtpSink>>;
let postman: Postman;

beforeAll(async () => {
  database = await testDatabase();
  sink = await smtpSink();
  postman = createTransport(sink.url, { from: 'Fustat <shop@fustat.example>' });
});
afterAll(async () => {
  await sink.close();
  await database.close();
});

async function write(recipient: string): Promise<void> {
  await asSystem().transaction((trx) =>
    enqueue(trx, {
      recipient,
      locale: 'ar',
      template: 'welcome',
      data: { name: 'منى', link: 'https://fustat.example/shop' },
      unsubscribeUrl: 'https://fustat.example/newsletter/unsubscribe?token=x',
      now,
    }),
  );
  await database.owner.query(`update mail_outbox set status = 'queued' where recipient = $1`, [
    recipient,
  ]);
}

const sentTo = (recipient: string) =>
  sink.taken.filter((mail) => mail.includes(`To: ${recipient}`));
const idsOf = (mails: readonly string[]) =>
  new Set(mails.map((mail) => /^Message-ID: (.+)$/im.exec(mail)?.[1]));
const statusOf = async (recipient: string) =>
  (await database.owner.query('select status from mail_outbox where recipient = $1', [recipient]))
    .rows[0].status;

it('arrives whole: both parts, its language, its sender and the way to end it', async () => {
  await write('whole@example.com');
  expect(await deliverPending(now, postman)).toBe(1);
  const [mail] = sentTo('whole@example.com');
  expect(mail).toMatch(/^From: Fustat <shop@fustat\.example>$/m);
  expect(mail).toMatch(/^List-Unsubscribe: <https:.+>$/m);
  expect(mail).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
  expect(mail).toContain('Content-Type: text/plain; charset=utf-8');
  expect(mail).toContain('Content-Type: text/html; charset=utf-8');
  expect(await statusOf('whole@example.com')).toBe('sent');
});

it('is not lost and not doubled by a crash before it was handed over', async () => {
  await write('before@example.com');
  const died = asSystem().transaction(async (trx) => {
    await trx
      .selectFrom('mail_outbox')
      .select('id')
      .where('recipient', '=', 'before@example.com')
      .forUpdate()
      .execute();
    // Another process finds the row locked and leaves it alone.
    expect(await deliverPending(now, postman)).toBe(0);
    throw new Error('killed');
  });
  await expect(died).rejects.toThrow('killed');
  await Promise.all([deliverPending(now, postman), deliverPending(now, postman)]);
  expect(sentTo('before@example.com')).toHaveLength(1);
});

it('goes again under the same name when nobody knows whether it was taken', async () => {
  await write('unknown@example.com');
  sink.behave('hang up');
  await deliverPending(now, postman);
  expect(await statusOf('unknown@example.com')).toBe('queued');
  sink.behave('take');
  await deliverPending(later, postman);
  expect(await statusOf('unknown@example.com')).toBe('sent');
  const mails = sentTo('unknown@example.com');
  expect(mails).toHaveLength(2);
  expect(idsOf(mails).size).toBe(1);
  expect(await deliverPending(later, postman)).toBe(0);
});

it('has a name of its own', async () => {
  for (const each of ['one', 'two']) await write(`${each}@example.com`);
  await deliverPending(now, postman);
  expect(idsOf([...sentTo('one@example.com'), ...sentTo('two@example.com')]).size).toBe(2);
});
