import { afterAll, beforeAll, expect, it } from 'vitest';
import { couponSeriesInput } from '#domain/coupons/coupon-input.ts';
import { systemRandom, type Random } from '#platform/random.ts';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import { ordered, person, rowsOf } from '#tests/support/ordering.ts';
import { undoChanges } from '../admin/changes/undo-changes.server.ts';
import type { Staff } from '../shared/staff.ts';
import { makeSeries } from './make-series.server.ts';

const now = new Date();
let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const marketing = async (): Promise<Staff> => ({ actor: await person(now, ['marketing']), now });

const inputOf = (count: number, prefix = 'eid-') =>
  couponSeriesInput.parse({
    series: crypto.randomUUID(),
    prefix,
    count: String(count),
    description: '',
    description_ar: '',
    discount_type: 'fixed',
    discount_value: '20',
    max_discount_amount: '',
    min_purchase_amount: '',
    starts_at: '2026-01-01T09:00',
    expires_at: '',
    max_uses: '1',
    is_active: 'true',
  });

const codesOf = async (series: string) =>
  (
    await rowsOf<{ code: string }>(
      database.owner,
      'select code from coupons where series_id = $1',
      series,
    )
  ).map(({ code }) => code);

it('makes 500 codes at once, and one series of a form that is sent twice', async () => {
  const input = inputOf(500);
  const staff = await marketing();
  const results = await Promise.all([
    makeSeries(input, staff, systemRandom),
    makeSeries(input, staff, systemRandom),
  ]);
  expect(results.every(({ ok }) => ok)).toBe(true);
  expect(await makeSeries(input, staff, systemRandom)).toEqual({ ok: true, changeSet: null });
  const codes = await codesOf(input.series);
  expect(new Set(codes).size).toBe(500);
  expect(codes.every((code) => /^EID-[A-HJ-NP-Z2-9]{8}$/.test(code))).toBe(true);
});

it('makes all codes or none', async () => {
  const staff = await marketing();
  // The last of three codes exists already.
  await database.owner.query(
    `insert into coupons (code, discount_type, discount_value) values ('TAKEN-CCCCCCCC', 'fixed', 1)`,
  );
  const draws = [0, 1, 2].flatMap((drawn) => Array<number>(8).fill(drawn));
  const random: Random = { ...systemRandom, below: () => draws.shift()! };
  const input = inputOf(3, 'taken-');
  expect(await makeSeries(input, staff, random)).toMatchObject({ ok: false });
  expect(await codesOf(input.series)).toEqual([]);
});

it('is taken back as a whole, while none of its codes was used', async () => {
  const staff = await marketing();
  const [unused, used] = [inputOf(5), inputOf(5)];
  const first = await makeSeries(unused, staff, systemRandom);
  const second = await makeSeries(used, staff, systemRandom);
  if (!first.ok || !second.ok) throw new Error('No series was made.');
  const [code] = await codesOf(used.series);
  await ordered(database.owner, await person(now), { coupon_code: code });
  expect(await undoChanges(first.changeSet!, staff)).toMatchObject({ ok: true });
  expect(await undoChanges(second.changeSet!, staff)).toMatchObject({ reason: 'in_use' });
  expect(await codesOf(unused.series)).toEqual([]);
  expect(await codesOf(used.series)).toHaveLength(5);
});

it('is limited to ten series an hour, and to those who manage coupons', async () => {
  const staff = await marketing();
  const made: boolean[] = [];
  for (let count = 0; count < 11; count += 1) {
    made.push((await makeSeries(inputOf(2), staff, systemRandom)).ok);
  }
  expect(made.filter((ok) => !ok)).toHaveLength(1);
  const content: Staff = { actor: await person(now, ['content_manager']), now };
  expect(await makeSeries(inputOf(2), content, systemRandom)).toMatchObject({
    reason: 'forbidden',
  });
});
