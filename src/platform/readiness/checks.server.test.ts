import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it, onTestFinished } from 'vitest';
import { pointTo, testDatabase, type TestDatabase } from '#tests/support/database.ts';
import { findFileStore, findJobs, findReplicas } from './checks.server.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

async function setEnvironment(name: string, value: string): Promise<void> {
  const before = process.env[name];
  process.env[name] = value;
  await pointTo(database.url);
  onTestFinished(async () => {
    if (before === undefined) delete process.env[name];
    else process.env[name] = before;
    await pointTo(database.url);
  });
}

it('finds replicas that do not answer', async () => {
  expect(await findReplicas()).toBeNull();
  await setEnvironment('DATABASE_READ_URLS', `${database.url},postgres://a:b@127.0.0.1:1/c`);
  expect(await findReplicas()).toBe('1 of 2 replicas cannot be read');
});

it('finds a file store that cannot be read', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'readiness-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await setEnvironment('UPLOADS_DIR', join(folder, 'uploads'));
  // The first upload makes the folder.
  expect(await findFileStore()).toBeNull();
  await writeFile(join(folder, 'uploads'), 'Not a folder.');
  expect(await findFileStore()).toBe('the file store cannot be read');
});

afterEach(() => database.owner.query('delete from graphile_worker._private_jobs'));

it.each([
  ['nothing in jobs that were tried again a few times', `attempts = 4, last_error = 'x'`, null],
  [
    'those that failed for good',
    `attempts = 14, last_error = 'x'`,
    'jobs failed for good: 1, see /admin/settings/jobs',
  ],
  [
    'those that fail again and again',
    `attempts = 5, last_error = 'x', run_at = now() + interval '2 minutes'`,
    'jobs failing again and again: send-mail',
  ],
  ['those that nobody runs', `run_at = now() - interval '11 minutes'`, 'jobs late by 11 minutes'],
])('finds %s', async (_, change, found) => {
  await database.owner.query(
    `select graphile_worker.add_job('send-mail', '{}', max_attempts => 14)`,
  );
  await database.owner.query(`update graphile_worker._private_jobs set ${change}`);
  expect(await findJobs()).toBe(found);
});
