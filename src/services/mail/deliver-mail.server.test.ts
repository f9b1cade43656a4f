import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asSystem } from '#platform/database/run-as.server.ts';
import { makeJobsDue, queueUnsentMails, runJobs } from '#tests/support/run-jobs.ts';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import { enqueueMail } from './enqueue-mail.server.ts';
import type { MailTransport } from './mail-transport.server.ts';
import { sendMailJob } from './send-mail-job.ts';

const now = new Date('2026-03-01T10:00:00Z');
let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

function write(recipient: string, template: 'welcome' | 'reset_password' = 'welcome') {
  const data = { name: 'Mona', link: 'https://fustat.example/x?token=abc', rooms: [] };
  return asSystem().transaction((trx) =>
    enqueueMail(trx, { recipient, locale: 'en', template, data, now }),
  );
}

async function queue(recipient: string, template?: 'welcome' | 'reset_password') {
  await write(recipient, template);
  await queueUnsentMails(database.owner);
}

const row = async (recipient: string) =>
  (await database.owner.query('select * from mail_outbox where recipient = $1', [recipient]))
    .rows[0];
const run = (sendMail: MailTransport['sendMail']) =>
  runJobs(database, { now, transport: { sendMail } });
const failing = () => Promise.reject(new Error('550 <lost@example.com> mailbox unavailable'));
const failedJobs = async () =>
  (await database.owner.query('select * from graphile_worker.jobs where attempts = max_attempts'))
    .rows;

describe('without a mail server', () => {
  it('a mail stays in the outbox and no job is queued', async () => {
    await write('kept@example.com');
    expect(await row('kept@example.com')).toMatchObject({
      status: 'kept',
      subject: 'Welcome to Fustat',
    });
    const { rows } = await database.owner.query('select * from graphile_worker.jobs');
    expect(rows).toEqual([]);
  });

  it('a mail is not written when its transaction fails', async () => {
    const transaction = asSystem().transaction(async (trx) => {
      const data = { name: '', link: 'https://fustat.example', rooms: [] };
      const recipient = 'never@example.com';
      await enqueueMail(trx, { recipient, locale: 'ar', template: 'welcome', data, now });
      throw new Error('changed our mind');
    });
    await expect(transaction).rejects.toThrow('changed our mind');
    expect(await row('never@example.com')).toBeUndefined();
  });
});

it('reads the name of the shop from its settings', async () => {
  await database.owner.query(`update site_settings set brand_name = 'Khan'`);
  await write('brand@example.com');
  expect(await row('brand@example.com')).toMatchObject({ subject: 'Welcome to Khan' });
  await database.owner.query(`update site_settings set brand_name = 'Fustat'`);
});

it('sends each mail once, also with two runners at the same time', async () => {
  const recipients = ['a', 'b', 'c', 'd'].map((each) => `${each}@example.com`);
  for (const recipient of recipients) await queue(recipient);
  const sent: unknown[] = [];
  const send: MailTransport['sendMail'] = async ({ to }) => sent.push(to);
  await Promise.all([run(send), run(send)]);
  for (const recipient of recipients) {
    expect(sent.filter((each) => each === recipient)).toHaveLength(1);
  }
});

it('holds no transaction and no row while the mail server works', async () => {
  await queue('slow@example.com');
  let open: unknown[] | undefined;
  await run(async () => {
    const { rows } = await database.owner.query(
      `select state, query from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()
         and xact_start is not null and backend_type = 'client backend'`,
    );
    open = rows;
    await database.owner.query(
      `select from mail_outbox where recipient = 'slow@example.com' for update nowait`,
    );
  });
  expect(open).toEqual([]);
  expect(await row('slow@example.com')).toMatchObject({ status: 'sent', sent_at: now });
});

it('clears a sign-in link once the mail was sent', async () => {
  await queue('link@example.com', 'reset_password');
  await run(async () => {});
  expect(await row('link@example.com')).toMatchObject({ status: 'sent', text: null, html: null });
});

it('does nothing for a mail that was erased meanwhile', async () => {
  await queue('erased@example.com');
  await database.owner.query(`delete from mail_outbox where recipient = 'erased@example.com'`);
  const sent: unknown[] = [];
  await run(async ({ to }) => sent.push(to));
  expect(sent).toEqual([]);
});

it('waits longer after each failure, gives up in the end, and stores no address', async () => {
  await queue('lost@example.com');
  const waits: number[] = [];
  for (let attempt = 1; attempt <= sendMailJob.maxAttempts; attempt += 1) {
    expect(await row('lost@example.com')).toMatchObject({ status: 'queued' });
    await run(failing);
    const { rows } = await database.owner.query(
      'select extract(epoch from run_at - now())::float8 as wait from graphile_worker.jobs',
    );
    waits.push(rows[0].wait);
    await makeJobsDue(database.owner);
  }
  expect(waits.slice(0, 10)).toEqual(waits.slice(0, 10).toSorted((one, other) => one - other));
  expect(waits[9]! / waits[0]!).toBeGreaterThan(1000);
  const last_error = '550 <[email]> mailbox unavailable';
  const { maxAttempts: attempts } = sendMailJob;
  expect(await row('lost@example.com')).toMatchObject({ status: 'failed', attempts, last_error });
  expect(await failedJobs()).toMatchObject([{ task_identifier: 'send-mail', last_error }]);
});
