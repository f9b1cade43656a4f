import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { asSystem, asUser, asVisitor } from '../database/run-as.server.ts';
import { migrate } from '../database/migrate.server.ts';
import { runJobs } from '#tests/support/run-jobs.ts';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import { enqueueJob, enqueueJobQuery } from './enqueue-job.server.ts';
import { defineJob, defineTask } from './job.ts';
import { openJobPool } from './job-pool.server.ts';
import { readQueueFigures } from './queue-figures.server.ts';
import { holdWorkerLock, releaseAbandonedJobsTask } from './release-abandoned-jobs.server.ts';

const count = defineJob({ name: 'count', payload: z.object({ to: z.int() }), maxAttempts: 2 });
let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
afterEach(() => database.owner.query('delete from graphile_worker._private_jobs'));

const enqueue = (to: number, options = {}) =>
  asSystem().transaction((trx) => enqueueJob(trx, count, { to }, options));
const jobs = async () => (await database.owner.query('select * from graphile_worker.jobs')).rows;

async function countedTo(): Promise<number[]> {
  const counted: number[] = [];
  await runJobs(database, { tasks: [defineTask(count, async ({ to }) => void counted.push(to))] });
  return counted;
}

describe('a job', () => {
  it('runs once when its transaction commits, and not at all when that fails', async () => {
    await enqueue(1);
    const failing = asSystem().transaction(async (trx) => {
      await enqueueJob(trx, count, { to: 2 });
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    expect(await countedTo()).toEqual([1]);
    expect(await countedTo()).toEqual([]);
  });

  it('replaces a waiting job with the same key, and waits for its time', async () => {
    await enqueue(1, { jobKey: 'only' });
    await enqueue(2, { jobKey: 'only' });
    await enqueue(3, { runAt: new Date(Date.now() + 3_600_000) });
    expect(await countedTo()).toEqual([2]);
    expect(await jobs()).toHaveLength(1);
  });

  it('is rejected with a payload that does not match its schema', () => {
    expect(() => enqueueJobQuery(count, { to: 0.5 })).toThrow(z.ZodError);
  });

  it('cannot be enqueued or seen by visitors and customers', async () => {
    await enqueue(1);
    const customer = asUser({ userId: crypto.randomUUID(), claims: {} });
    for (const session of [asVisitor(), customer]) {
      const add = session.write(enqueueJobQuery(count, { to: 2 }));
      await expect(add).rejects.toMatchObject({ code: '42501' });
    }
    expect(await jobs()).toHaveLength(1);
  });

  it('that fails is counted, and its error names no person', async () => {
    const failing = defineTask(count, () => Promise.reject(new Error('no mona@example.com')));
    await enqueue(1, { maxAttempts: 1 });
    await enqueue(2);
    expect(await readQueueFigures()).toMatchObject({ waiting: 2, failed: 0 });
    await runJobs(database, { tasks: [failing] });
    const failed = { waiting: 0, failed: 1, oldestWaitingSeconds: 0, retried: [] };
    expect(await readQueueFigures()).toEqual(failed);
    for (const { last_error } of await jobs()) expect(last_error).toBe('no [email]');
  });
});

describe('a job whose worker died', () => {
  const lockedBy = (worker: string) =>
    database.owner.query(
      `update graphile_worker._private_jobs
       set locked_by = $1, locked_at = now() - interval '2 minutes', attempts = 1`,
      [worker],
    );
  const release = () => releaseAbandonedJobsTask.run({}, { now: new Date(), isLastAttempt: false });

  it('is released, and one whose worker lives is not', async () => {
    await enqueue(1);
    await lockedBy('pool-living');
    const pool = openJobPool(database.url);
    const client = await pool.connect();
    await holdWorkerLock(client, 'pool-living');
    await release();
    expect(await countedTo()).toEqual([]);
    await client.query('select pg_advisory_unlock_all()');
    await release();
    expect(await countedTo()).toEqual([1]);
    client.release();
    await pool.end();
  });
});

it('can be migrated by several processes at once, and belongs to the system role', async () => {
  await database.owner.query('drop schema graphile_worker cascade');
  await Promise.all([1, 2, 3].map(() => migrate(database.url)));
  const { rows } = await database.owner.query(
    `select distinct pg_get_userbyid(relowner) as owner from pg_class
     where relnamespace = 'graphile_worker'::regnamespace`,
  );
  expect(rows).toEqual([{ owner: 'service_role' }]);
  await enqueue(1);
  expect(await countedTo()).toEqual([1]);
});
