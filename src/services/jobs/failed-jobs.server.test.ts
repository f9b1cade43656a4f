import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { asSystem } from '#platform/database/run-as.server.ts';
import type { Customer } from '#services/shared/customer.ts';
import { enqueueMail } from '#services/mail/enqueue-mail.server.ts';
import { makeAccount } from '#tests/support/accounts.ts';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import { queueUnsentMails, runJobs } from '#tests/support/run-jobs.ts';
import { listFailedJobs, retryFailedJob } from './failed-jobs.server.ts';

const now = new Date('2026-03-01T10:00:00Z');
const recipient = 'mona@example.com';
let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(() =>
  database.owner.query('delete from graphile_worker._private_jobs; delete from mail_outbox'),
);

async function signedIn(...roles: Parameters<typeof makeAccount>[1] & object): Promise<Customer> {
  const { userId } = await makeAccount(now, roles);
  return { kind: 'user', userId, claims: {} };
}

/** A mail whose last attempt failed. */
async function failMail(): Promise<void> {
  const data = { name: 'Mona', link: 'https://fustat.example', rooms: [] };
  await asSystem().transaction((trx) =>
    enqueueMail(trx, { recipient, locale: 'en', template: 'welcome', data, now }),
  );
  await queueUnsentMails(database.owner);
  await database.owner.query('update graphile_worker._private_jobs set max_attempts = 1');
  const sendMail = () => Promise.reject(new Error(`550 no mailbox ${recipient}`));
  await runJobs(database, { now, transport: { sendMail } });
}

it('lists a failed mail for an admin, without the address', async () => {
  const admin = await signedIn('admin');
  expect(await listFailedJobs(admin)).toEqual([]);
  await failMail();
  const jobs = await listFailedJobs(admin);
  expect(jobs).toMatchObject([
    {
      task: 'send-mail',
      mailTemplate: 'welcome',
      attempts: 1,
      lastError: '550 no mailbox [email]',
    },
  ]);
  expect(JSON.stringify(jobs)).not.toContain(recipient);
  expect(Math.abs(jobs[0]!.failedAt.getTime() - Date.now())).toBeLessThan(60_000);
});

it('sends the mail when an admin tries again, once', async () => {
  const admin = await signedIn('admin');
  await failMail();
  const [job] = await listFailedJobs(admin);
  expect(await retryFailedJob(admin, job!.id)).toEqual({ ok: true });
  expect(await retryFailedJob(admin, job!.id)).toEqual({ ok: false, reason: 'not_found' });
  const sent: unknown[] = [];
  await runJobs(database, { now, transport: { sendMail: async ({ to }) => sent.push(to) } });
  expect(sent).toEqual([recipient]);
  expect(await listFailedJobs(admin)).toEqual([]);
  const { rows } = await database.owner.query('select status, last_error from mail_outbox');
  expect(rows).toEqual([{ status: 'sent', last_error: null }]);
});

it('reports a missing job for an id that does not exist or is not a number', async () => {
  const admin = await signedIn('admin');
  for (const id of ['1', 'x', '', '9'.repeat(40)]) {
    expect(await retryFailedJob(admin, id)).toEqual({ ok: false, reason: 'not_found' });
  }
});

it('is forbidden to customers and to other staff', async () => {
  await failMail();
  const [job] = await listFailedJobs(await signedIn('admin'));
  for (const caller of [await signedIn(), await signedIn('sales', 'marketing')]) {
    await expect(listFailedJobs(caller)).rejects.toMatchObject({ code: '42501' });
    await expect(retryFailedJob(caller, job!.id)).rejects.toMatchObject({ code: '42501' });
  }
});
