import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import { refreshDailySales } from '../marketing/refresh-daily-sales.server.ts';
import { checkInvariants } from './check-invariants.server.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase({ withYear: true });
});
afterAll(() => database.close());

it('hold after the demo has traded for a year', async () => {
  const { rows } = await database.owner.query('select count(*)::int as orders from orders');
  expect(rows[0].orders).toBeGreaterThan(1000);
  await refreshDailySales();
  expect((await checkInvariants()).filter(({ broken }) => broken.length > 0)).toEqual([]);
});
