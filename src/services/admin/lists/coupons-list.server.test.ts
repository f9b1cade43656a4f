import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createStaff, insert } from '#tests/support/factories.ts';
import type { Staff } from '../../shared/staff.ts';
import { couponsSource } from './coupons-list.server.ts';
import { readList } from './read-list.server.ts';

let database: TestDatabase;
let staff: Staff;

beforeAll(async () => {
  database = await testDatabase();
  const userId = await createStaff(database.owner, 'marketing');
  staff = { actor: { kind: 'user', userId, claims: {} }, now: new Date() };
  const made = [
    ['OLD', 'staff', '2026-01-01'],
    ['GAME-OLD', 'game', '2026-02-01'],
    ['NEW', 'staff', '2026-03-01'],
    ['GAME-NEW', 'game', '2026-04-01'],
  ];
  for (const [code, source, day] of made) {
    const discount = { discount_type: 'fixed', discount_value: '20', starts_at: day };
    await insert(database.owner, 'coupons', { code, source, created_at: day, ...discount });
  }
});
afterAll(() => database.close());

it('starts with the newest coupons of staff, then those of the game', async () => {
  const list = await readList(couponsSource, new URLSearchParams('q='), staff);
  const codes = list.ok && list.rows.map(({ code }) => code);
  expect(codes).toEqual(['NEW', 'OLD', 'GAME-NEW', 'GAME-OLD']);
});
