import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { eventually } from '#tests/support/eventually.ts';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import { holdNotices } from '#tests/support/notices.ts';
import { enqueueJob } from '../jobs/enqueue-job.server.ts';
import { defineJob } from '../jobs/job.ts';
import { listen } from './listen.server.ts';
import { asSystem } from './run-as.server.ts';

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
    const failing = change({ notifyAfterCommit: true }, () => Promise.reject(new Error('undone')));
    await expect(failing).rejects.toThrow('undone');
    const { rowCount } = await database.owner.query('select from private.pending_notices');
    expect(rowCount).toBe(0);
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
});
