import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { eventually } from '#tests/support/eventually.ts';
import { pointTo, testDatabase, type TestDatabase } from '#tests/support/database.ts';
import { holdNotices } from '#tests/support/notices.ts';
import { severableWire } from '#tests/support/severable-wire.ts';
import { enqueueJob } from '../jobs/enqueue-job.server.ts';
import { defineJob } from '../jobs/job.ts';
import { listen } from './listen.server.ts';
import { asSystem } from './run-as.server.ts';
import { finishSending, sendNotices } from './send-notices.server.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const job = defineJob({ name: 'count', payload: z.object({}), maxAttempts: 1 });

/** Changes a table that visitors read, and adds a job. */
const change = (options: { notifyAfterCommit?: boolean }, end = async () => {}) =>
  asSystem().transaction(async (trx) => {
    await sql`select private.pg_notify('content_changed', 'products')`.execute(trx);
    await enqueueJob(trx, job, {});
    await end();
  }, options);

describe('a transaction', () => {
  it('sends its notices itself, also those of jobs, unless it says otherwise', async () => {
    const held = await holdNotices(database);
    await change({});
    expect(await held.sent()).toEqual(['content_changed', 'jobs:insert']);
    expect(await held.release()).toEqual([]);
  });

  it('that notifies after its commit sends nothing itself, and all of it later', async () => {
    const held = await holdNotices(database);
    await change({ notifyAfterCommit: true });
    expect(await held.sent()).toEqual([]);
    expect(await held.release()).toEqual(['content_changed', 'jobs:insert']);
  });

  it('that fails leaves no notice', async () => {
    const held = await holdNotices(database);
    const failing = change({ notifyAfterCommit: true }, () => Promise.reject(new Error('undone')));
    await expect(failing).rejects.toThrow('undone');
    expect(await held.release()).toEqual([]);
  });

  it('that stores what PostgreSQL cannot send fails itself', async () => {
    const long = asSystem().transaction(
      (trx) => sql`select private.pg_notify('catalog', repeat('x', 8000))`.execute(trx),
      { notifyAfterCommit: true },
    );
    await expect(long).rejects.toThrow('pending_notices_payload_check');
  });
});

describe('notices', () => {
  const store = (payload: string) =>
    database.owner.query(
      `insert into private.pending_notices (channel, payload) values ('catalog', $1)`,
      [payload],
    );

  it('are sent in their order, equal ones once, also those of a process that was killed', async () => {
    const heard: string[] = [];
    for (const payload of ['first', 'second', 'first', 'third']) await store(payload);
    const stop = await listen('catalog', (payload) => heard.push(payload));
    await eventually(() => expect(heard).toEqual(['first', 'second', 'third']));
    await stop();
  });

  it('are sent again soon after the database has vanished without a word', async () => {
    const wire = await severableWire(database.url);
    onTestFinished(async () => {
      await pointTo(database.url);
      await wire.cut();
    });
    await pointTo(wire.url);
    const heard: string[] = [];
    const client = new pg.Client(database.url);
    client.on('notification', ({ payload = '' }) => heard.push(payload));
    await client.connect();
    await client.query('listen catalog');
    await asSystem().read(sql`select 1`);
    wire.freeze();
    sendNotices();
    await finishSending();
    await store('after the silence');
    wire.thaw();
    sendNotices();
    await finishSending();
    await eventually(() => expect(heard).toEqual(['after the silence']));
    await client.end();
  });
});
