import { once } from 'node:events';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltServer, startBuiltServer } from '#tests/support/built-server.ts';
import { type TestDatabase, testDatabase } from '#tests/support/database.ts';
import { eventually } from '#tests/support/eventually.ts';
import { severableWire } from '#tests/support/severable-wire.ts';
import { smtpSink } from '#tests/support/smtp-sink.ts';

let database: TestDatabase;
let sink: Awaited<ReturnType<typeof smtpSink>>;
let owner: pg.Client;
const servers: BuiltServer[] = [];

beforeAll(async () => {
  database = await testDatabase({ withYear: true });
  sink = await smtpSink();
  owner = new pg.Client(database.url);
  await owner.connect();
});
afterAll(async () => {
  for (const server of servers) await server.stop();
  await owner.end();
  await sink.close();
  await database.close();
});

async function start(url = database.url): Promise<BuiltServer> {
  const env = { SMTP_URL: sink.url, MAIL_FROM: 'shop@fustat.example', LOG_LEVEL: 'silent' };
  const server = await startBuiltServer(url, { env });
  servers.push(server);
  return server;
}

/** As services do it: the mail and its job in one transaction. */
const queueMails = (recipients: readonly string[]) =>
  owner.query(
    `with mails as (
       insert into mail_outbox (recipient, locale, template, subject, text, html)
       select recipient, 'en', 'welcome', 'Welcome', 'Hello', '<p>Hello</p>'
       from unnest($1::text[]) recipient returning id
     )
     select graphile_worker.add_job('send-mail', json_build_object('mailId', id),
       max_attempts => 14, job_key => 'mail:' || id) from mails`,
    [recipients],
  );

const mailsTo = (recipient: string) =>
  sink.taken.filter((mail) => mail.includes(`To: ${recipient}`)).length;
const unsent = async () =>
  (await owner.query(`select from mail_outbox where status = 'queued'`)).rowCount;
const running = async () =>
  (await owner.query('select from graphile_worker.jobs where locked_at is not null')).rowCount;
/** As if the killed worker had been dead for a while; then the job that runs each minute. */
const releaseAbandonedJobs = () =>
  owner.query(
    `update graphile_worker._private_jobs set locked_at = locked_at - interval '1 hour'
     where locked_at is not null;
     select graphile_worker.add_job('release-abandoned-jobs', '{}')`,
  );

test('each mail is sent once when one of two processes is killed while it sends', async () => {
  const recipients = Array.from({ length: 20 }, (_, index) => `buyer${index}@example.com`);
  const killed = await start();
  // The mail server reads four mails and accepts none: that is all a process sends at a time.
  sink.behave('hang');
  await queueMails(recipients.slice(0, 4));
  await eventually(() => expect(sink.held).toHaveLength(4));
  await start();
  sink.behave('take');
  await queueMails(recipients.slice(4));
  const ended = once(killed.process, 'exit');
  killed.process.kill('SIGKILL');
  await ended;
  await eventually(async () => expect(await unsent()).toBe(4));
  await releaseAbandonedJobs();
  await eventually(async () => expect(await unsent()).toBe(0));
  await eventually(async () => expect(await running()).toBe(0));
  for (const recipient of recipients) expect(mailsTo(recipient), recipient).toBe(1);
});

test('a stopped process gives its unfinished job back to the queue', async () => {
  for (const server of servers.splice(0)) await server.stop();
  const stopped = await start();
  sink.held.length = 0;
  sink.behave('hang');
  await queueMails(['unfinished@example.com']);
  await eventually(() => expect(sink.held).toHaveLength(1));
  await stopped.stop();
  expect(await running()).toBe(0);
  sink.behave('take');
  await owner.query('update graphile_worker._private_jobs set run_at = now()');
  await start();
  await eventually(() => expect(mailsTo('unfinished@example.com')).toBe(1));
});

test('a process survives that the database is out of reach while a job ends', async () => {
  for (const server of servers.splice(0)) await server.stop();
  const wire = await severableWire(database.url);
  const server = await start(wire.url);
  sink.held.length = 0;
  sink.behave('hang');
  await queueMails(['ending@example.com']);
  await eventually(() => expect(sink.held).toHaveLength(1));
  await wire.cut();
  sink.hangUp();
  sink.behave('take');
  await wire.mend();
  await queueMails(['next@example.com']);
  await eventually(() => expect(mailsTo('next@example.com')).toBe(1));
  expect(server.process.exitCode).toBeNull();
  for (const each of servers.splice(0)) await each.stop();
  await wire.cut();
});

test('jobs run again after the database was out of reach', async () => {
  for (const server of servers.splice(0)) await server.stop();
  const wire = await severableWire(database.url);
  await start(wire.url);
  await queueMails(['before@example.com']);
  await eventually(() => expect(mailsTo('before@example.com')).toBe(1));
  await wire.cut();
  await queueMails(['after@example.com']);
  await wire.mend();
  await eventually(() => expect(mailsTo('after@example.com')).toBe(1));
  for (const server of servers.splice(0)) await server.stop();
  await wire.cut();
});
