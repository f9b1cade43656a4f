import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { asSystem } from '#platform/database/run-as.server.ts';
import { forgetEnvironment } from '#platform/environment.server.ts';
import type { Staff } from '#services/shared/staff.ts';
import { makeAccount } from '#tests/support/accounts.ts';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import { queueUnsentMails, runJobs } from '#tests/support/run-jobs.ts';
import { enqueueMail } from './enqueue-mail.server.ts';
import { sendMailAgain } from './send-mail-again.server.ts';

const now = new Date('2026-11-15T12:00:00Z');
let database: TestDatabase;
let admin: Staff;

const staffWith = async (...roles: Parameters<typeof makeAccount>[1] & object): Promise<Staff> => {
  const { userId } = await makeAccount(now, roles);
  return { actor: { kind: 'user', userId, claims: {} }, now };
};

beforeAll(async () => {
  database = await testDatabase();
  admin = await staffWith('admin');
});
afterAll(() => database.close());
beforeEach(() =>
  database.owner.query('delete from graphile_worker._private_jobs; delete from mail_outbox'),
);
afterEach(() => withServer(undefined));

function withServer(url: string | undefined): void {
  if (url) Object.assign(process.env, { SMTP_URL: url, MAIL_FROM: 'shop@fustat.example' });
  else delete process.env['SMTP_URL'];
  forgetEnvironment();
}

/** A mail in the outbox of a shop without a mail server. */
async function writeMail(template: 'welcome' | 'reset_password' = 'welcome'): Promise<string> {
  const data = { name: 'Mona', link: 'https://fustat.example/x?token=abc' };
  await asSystem().transaction((trx) =>
    enqueueMail(trx, { recipient: 'mona@example.com', locale: 'en', template, data, now }),
  );
  const { rows } = await database.owner.query<{ id: string }>('select id from mail_outbox');
  return rows[0]!.id;
}

async function deliver(): Promise<unknown[]> {
  const sent: unknown[] = [];
  await runJobs(database, {
    now,
    transport: { sendMail: async (mail) => sent.push(mail.messageId) },
  });
  return sent;
}

const statuses = async () =>
  (await database.owner.query('select status from mail_outbox order by created_at, id')).rows.map(
    ({ status }) => status,
  );

it('sends a mail that waited for a mail server, and not twice', async () => {
  const id = await writeMail();
  expect(await sendMailAgain(id, admin)).toEqual({ ok: false, reason: 'no_mail_server' });
  withServer('smtp://mail.example');
  expect(await sendMailAgain(id, admin)).toEqual({ ok: true });
  expect(await sendMailAgain(id, admin)).toEqual({ ok: false, reason: 'already_queued' });
  expect(await deliver()).toHaveLength(1);
  expect(await statuses()).toEqual(['sent']);
});

it('sends a failed mail with all its attempts', async () => {
  const id = await writeMail();
  await queueUnsentMails(database.owner);
  await database.owner.query('update graphile_worker._private_jobs set max_attempts = 1');
  const sendMail = () => Promise.reject(new Error('550 no mailbox'));
  await runJobs(database, { now, transport: { sendMail } });
  expect(await statuses()).toEqual(['failed']);
  withServer('smtp://mail.example');
  expect(await sendMailAgain(id, admin)).toEqual({ ok: true });
  expect(await deliver()).toHaveLength(1);
  expect(await statuses()).toEqual(['sent']);
});

it('sends a mail that was sent before as a copy with its own Message-ID', async () => {
  const id = await writeMail();
  await queueUnsentMails(database.owner);
  const first = await deliver();
  withServer('smtp://mail.example');
  expect(await sendMailAgain(id, admin)).toEqual({ ok: true });
  const second = await deliver();
  expect(second).toHaveLength(1);
  expect(second).not.toEqual(first);
  expect(await statuses()).toEqual(['sent', 'sent']);
});

it('cannot repeat a link that was removed after sending', async () => {
  const id = await writeMail('reset_password');
  await queueUnsentMails(database.owner);
  await deliver();
  withServer('smtp://mail.example');
  expect(await sendMailAgain(id, admin)).toEqual({ ok: false, reason: 'link_removed' });
});

it('is for admins, and for mails that exist', async () => {
  withServer('smtp://mail.example');
  const id = await writeMail();
  const sales = await staffWith('sales');
  expect(await sendMailAgain(id, sales)).toEqual({ ok: false, reason: 'forbidden' });
  for (const unknown of ['x', '00000000-0000-4000-8000-000000000000']) {
    expect(await sendMailAgain(unknown, admin)).toEqual({ ok: false, reason: 'not_found' });
  }
});
