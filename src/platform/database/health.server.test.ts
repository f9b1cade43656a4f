import { afterAll, afterEach, beforeAll, expect, it, onTestFinished } from 'vitest';
import { pointTo, testDatabase, type TestDatabase } from '#tests/support/database.ts';
import { severableWire } from '#tests/support/severable-wire.ts';
import { isDatabaseReachable } from './health.server.ts';
import { connect, pool } from './pool.server.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterEach(async () => {
  delete process.env['DATABASE_POOL_SIZE'];
  await pointTo(database.url);
});
afterAll(() => database.close());

it('a database that answers is reachable', async () => {
  expect(await isDatabaseReachable()).toBe(true);
});

it('one that no longer answers on open connections is not, until it answers again', async () => {
  const wire = await severableWire(database.url);
  onTestFinished(wire.cut);
  await pointTo(wire.url);
  expect(await isDatabaseReachable()).toBe(true);
  wire.freeze();
  expect(await isDatabaseReachable()).toBe(false);
  wire.thaw();
  expect(await isDatabaseReachable()).toBe(true);
});

it('is reachable while it answers others who are before in the queue', async () => {
  process.env['DATABASE_POOL_SIZE'] = '1';
  await pointTo(database.url);
  const first = await connect();
  const second = connect();
  const response = isDatabaseReachable();
  first.release();
  const held = await second;
  // The only connection is held until the time for the answer is over.
  expect(await response).toBe(true);
  expect(pool().waitingCount).toBe(1);
  held.release();
});

it('probes at the same time ask once', async () => {
  const before = pool().totalCount;
  const responses = await Promise.all(Array.from({ length: 20 }, isDatabaseReachable));
  expect(new Set(responses)).toEqual(new Set([true]));
  expect(pool().totalCount - before).toBeLessThanOrEqual(1);
});
