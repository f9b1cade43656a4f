import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Customer } from '#services/shared/customer.ts';
import { makeAccount } from '#tests/support/accounts.ts';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import { addProduct } from '#tests/support/goods.ts';
import { runJobs } from '#tests/support/run-jobs.ts';
import { readInvariantReport } from './invariant-report.server.ts';
import { requestInvariantCheck } from './request-check.server.ts';

const now = new Date('2026-11-15T12:00:00Z');
let database: TestDatabase;
let admin: Customer;

const signedIn = async (...roles: Parameters<typeof makeAccount>[1] & object) => {
  const { userId } = await makeAccount(now, roles);
  return { kind: 'user', userId, claims: {} } as const;
};

beforeAll(async () => {
  database = await testDatabase();
  admin = await signedIn('admin');
});
afterAll(() => database.close());

it('is stored by the job that an admin asks for', async () => {
  expect(await readInvariantReport(admin)).toBeNull();
  expect(await requestInvariantCheck(admin)).toEqual({ ok: true });
  expect(await requestInvariantCheck(admin)).toEqual({ ok: true });
  await runJobs(database, { now });
  const report = await readInvariantReport(admin);
  expect(report).toMatchObject({ checkedAt: now, broken: 0 });
  expect(report!.results.length).toBeGreaterThan(5);
  expect(report!.results.every(({ count }) => count === 0)).toBe(true);
  const { rows } = await database.owner.query('select requested_by from invariant_reports');
  expect(rows).toEqual([{ requested_by: admin.userId }]);
});

it('names what is broken, and holds the newest check', async () => {
  const product = await addProduct(database.owner, { quantity: 5 });
  await database.owner.query('alter table products disable trigger user');
  await database.owner.query('update products set quantity = 4 where id = $1', [product]);
  await database.owner.query('alter table products enable trigger user');
  await requestInvariantCheck(admin);
  const later = new Date(now.getTime() + 60_000);
  await runJobs(database, { now: later });
  const report = await readInvariantReport(admin);
  expect(report).toMatchObject({ checkedAt: later });
  expect(report!.broken).toBeGreaterThan(0);
  expect(report!.results.find(({ count }) => count > 0)?.examples).toHaveLength(1);
});

it('is closed to other staff', async () => {
  const sales = await signedIn('sales', 'marketing');
  expect(await requestInvariantCheck(sales)).toEqual({ ok: false, reason: 'forbidden' });
  expect(await readInvariantReport(sales)).toBeNull();
});
