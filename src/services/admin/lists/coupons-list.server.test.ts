import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CouponListState, couponListStates } from '#domain/admin/lists/coupons-list.ts';
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
  const list = await readList(couponsSource, new URLSearchParams(), staff);
  const codes = list.ok && list.rows.map(({ code }) => code);
  expect(codes).toEqual(['NEW', 'OLD', 'GAME-NEW', 'GAME-OLD']);
});

const day = 86_400_000;
const at = (days: number) => new Date(staff.now.getTime() + days * day);

/** These coupons alone, by their codes. */
async function replaceCoupons(coupons: Record<string, object>): Promise<void> {
  const sample = { discount_type: 'fixed', discount_value: '20', starts_at: at(-9) };
  await database.owner.query('delete from coupons');
  for (const [code, change] of Object.entries(coupons)) {
    await insert(database.owner, 'coupons', { code, ...sample, ...change });
  }
}

async function codesBy(filter: Record<string, string>): Promise<string[]> {
  const list = await readList(couponsSource, new URLSearchParams(filter), staff);
  if (!list.ok) throw new Error('The list could not be read.');
  return list.rows.map(({ code }) => code!).toSorted();
}

it('finds each coupon by the state that it shows, and counts it there', async () => {
  const changes: Record<CouponListState, object> = {
    planned: { starts_at: at(3), max_uses: 1 },
    running: { max_uses: 2, expires_at: at(3) },
    used_up: { max_uses: 1, expires_at: at(3) },
    ended: { max_uses: 1, expires_at: at(-3) },
    off: { is_active: false, max_uses: 1 },
  };
  await replaceCoupons(
    Object.fromEntries(Object.entries(changes).map(([state, row]) => [state.toUpperCase(), row])),
  );
  await database.owner.query(`update coupon_totals t set uses = 1 from coupons c
    where c.id = t.coupon_id and c.code <> 'PLANNED'`);
  for (const state of couponListStates) {
    const list = await readList(couponsSource, new URLSearchParams({ state }), staff);
    expect(list).toMatchObject({ rows: [{ code: state.toUpperCase(), state }] });
    expect(list).toHaveProperty(['facets', 'state', state], 1);
  }
});

it('a coupon is used up or not when its limit is changed', async () => {
  await replaceCoupons({ LIMITED: { max_uses: 1 }, FREE: {} });
  await database.owner.query('update coupon_totals set uses = 1');
  expect(await codesBy({ state: 'used_up' })).toEqual(['LIMITED']);
  await database.owner.query(
    `update coupons set max_uses = case code when 'FREE' then 1 else 2 end`,
  );
  expect(await codesBy({ state: 'used_up' })).toEqual(['FREE']);
  await database.owner.query('update coupons set max_uses = null');
  expect(await codesBy({ state: 'used_up' })).toEqual([]);
});

it('those that end within a week, and all others with those that never end', async () => {
  await replaceCoupons({
    SOON: { expires_at: at(3) },
    LATER: { expires_at: at(30) },
    NEVER: {},
    ENDED: { expires_at: at(-3) },
  });
  expect(await codesBy({ endsSoon: 'yes' })).toEqual(['SOON']);
  expect(await codesBy({ endsSoon: 'no' })).toEqual(['ENDED', 'LATER', 'NEVER']);
});
