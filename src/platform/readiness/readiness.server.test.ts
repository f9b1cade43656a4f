import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import { readReadiness, startChecks } from './readiness.server.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

it('is degraded as long as something is found, and keeps what cannot be known', async () => {
  let finding: string | null = null;
  let isKnown = true;
  let looks = 0;
  const find = () => {
    looks += 1;
    if (!isKnown) throw new Error('The database is gone.');
    return finding;
  };
  const checks = startChecks([
    { interval: 1, times: 2, find },
    { interval: 1, times: 2, find: async () => null },
  ]);
  onTestFinished(checks.stop);
  expect(await readReadiness()).toEqual({ status: 'ok', reasons: [] });
  finding = 'the file store cannot be read';
  const degraded = { status: 'degraded', reasons: [finding] };
  await eventually(async () => expect(await readReadiness()).toEqual(degraded));
  isKnown = false;
  const before = looks;
  await eventually(() => expect(looks).toBeGreaterThan(before + 3));
  expect(await readReadiness()).toEqual(degraded);
  [isKnown, finding] = [true, null];
  await eventually(async () => {
    expect(await readReadiness()).toEqual({ status: 'ok', reasons: [] });
  });
});
