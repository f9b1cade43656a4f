import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newCouponInput } from '#domain/coupons/coupon-input.ts';
import type { StaffRole } from '#domain/identity/roles.ts';
import { systemRandom } from '#platform/random.ts';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createUser, insert } from '#tests/support/factories.ts';
import { ordered, person, rowsOf } from '#tests/support/ordering.ts';
import { undoChanges } from '../admin/changes/undo-changes.server.ts';
import { couponsSource } from '../admin/lists/coupons-list.server.ts';
import { readList } from '../admin/lists/read-list.server.ts';
import { changeRecord } from '../admin/records/change-record.server.ts';
import { readRecord } from '../admin/records/read-record.server.ts';
import { removeRecord } from '../admin/records/remove-record.server.ts';
import { checkInvariants } from '../invariants/check-invariants.server.ts';
import type { Staff } from '../shared/staff.ts';
import { addCoupon } from './add-coupon.server.ts';
import { couponRecord } from './coupon-record.ts';
import { previewCouponEdit } from './edit-coupons.server.ts';
import { readCouponFacts } from './read-coupon-facts.server.ts';

const now = new Date();
let database: TestDatabase;
let marketing: Staff;
let sales: Staff;
const staffWith = async (role: StaffRole): Promise<Staff> => ({
  actor: await person(now, [role]),
  now,
});

beforeAll(async () => {
  database = await testDatabase();
  [marketing, sales] = [await staffWith('marketing'), await staffWith('sales')];
});
afterAll(() => database.close());

let made = 0;
const inputOf = (change: Record<string, string> = {}) =>
  newCouponInput.parse({
    code: `made-${(made += 1)}`,
    description: 'Ten percent',
    description_ar: '',
    discount_type: 'percentage',
    discount_value: '10',
    max_discount_amount: '',
    min_purchase_amount: '',
    starts_at: '2026-01-01T09:00',
    expires_at: '',
    max_uses: '',
    is_active: 'true',
    owner_email: '',
    ...change,
  });

async function added(change: Record<string, string> = {}, staff = marketing) {
  const result = await addCoupon(inputOf(change), staff, systemRandom);
  if (!result.ok) throw new Error(JSON.stringify(result));
  const [row] = await rowsOf<{ code: string }>(
    database.owner,
    'select code from coupons where id = $1',
    result.id,
  );
  return { id: result.id, code: row!.code };
}

const factsOf = async (id: string, staff = marketing) => (await readCouponFacts(id, staff))!;

describe('a new coupon', () => {
  it('is read as the texts of its form, by the clocks of Cairo', async () => {
    const { id } = await added({ discount_value: '12.5', expires_at: '2027-07-01T12:00' });
    expect(await readRecord(couponRecord, id, sales.actor)).toMatchObject({
      discount_value: '12.50',
      starts_at: '2026-01-01T09:00',
      expires_at: '2027-07-01T12:00',
      max_uses: '',
      is_active: 'true',
    });
  });

  it('gets a code when none was typed', async () => {
    expect((await added({ code: '' })).code).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
  });

  it('is saved once when two people choose one code at the same time', async () => {
    const input = inputOf({ code: 'both-want-it' });
    const results = await Promise.all(
      [marketing, sales].map((staff) => addCoupon(input, staff, systemRandom)),
    );
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(results.find(({ ok }) => !ok)).toMatchObject({ fields: { code: 'taken' } });
  });

  it('may be for one customer, whom marketing names and does not see', async () => {
    const owner = await person(now);
    const { id } = await added({ owner_email: owner.email });
    const hidden = { isPersonal: true, hasOwner: true, ownerEmail: null };
    expect(await factsOf(id)).toMatchObject(hidden);
    expect(await factsOf(id, sales)).toMatchObject({ ...hidden, ownerEmail: owner.email });
    const unknown = await addCoupon(
      inputOf({ owner_email: 'nobody@example.com' }),
      sales,
      systemRandom,
    );
    expect(unknown).toMatchObject({ fields: { owner_email: 'unknown_customer' } });
  });

  it('cannot be used when the account of its customer is closed', async () => {
    const userId = await createUser(database.owner);
    const coupon = { code: 'CLOSED-1', discount_type: 'fixed', discount_value: 5 };
    const { id } = await insert(database.owner, 'coupons', { ...coupon, for_user_id: userId });
    await database.owner.query('delete from auth.users where id = $1', [userId]);
    expect(await factsOf(id)).toMatchObject({ isPersonal: true, hasOwner: false });
    const stranger = await person(now);
    await expect(ordered(database.owner, stranger, { coupon_code: 'CLOSED-1' })).rejects.toThrow(
      'coupon_refused',
    );
  });

  it('is not made by other roles', async () => {
    const content = await staffWith('content_manager');
    expect(await addCoupon(inputOf(), content, systemRandom)).toMatchObject({
      reason: 'forbidden',
    });
  });
});

describe('a change', () => {
  it('of a time is no conflict although the form shows no seconds', async () => {
    const { id } = await added();
    await database.owner.query(
      `update coupons set starts_at = '2026-01-01 07:00:17.123456+00' where id = $1`,
      [id],
    );
    const from = '2026-01-01T07:00:00.000Z';
    const change = { field: 'starts_at', from, to: '2026-02-01T07:00:00.000Z' };
    expect(await changeRecord(couponRecord, id, [change], marketing)).toMatchObject({ ok: true });
    expect(await changeRecord(couponRecord, id, [{ ...change, to: from }], sales)).toMatchObject({
      reason: 'conflict',
      conflicts: [{ theirs: '2026-02-01T09:00', mine: '2026-01-01T09:00' }],
    });
  });

  it('of a coupon of the game is rejected', async () => {
    const game = {
      code: 'GAME-STAYS',
      discount_type: 'percentage',
      discount_value: 5,
      source: 'game',
    };
    const { id } = await insert(database.owner, 'coupons', game);
    const change = { field: 'is_active', from: true, to: false };
    const rejected = { ok: false, reason: 'not_found' };
    expect(await changeRecord(couponRecord, id, [change], sales)).toMatchObject(rejected);
    expect(await removeRecord(couponRecord, id, sales)).toMatchObject(rejected);
    const selection = { rows: [id], search: '' };
    const preview = await previewCouponEdit({ edit: 'switchOff' }, selection, {
      ...sales,
      locale: 'en',
    });
    expect(preview).toMatchObject({ ok: true, problems: [{ problem: 'game_coupon' }] });
  });
});

describe('totals', () => {
  it('follow the orders through every ending, and the books agree', async () => {
    const { id, code } = await added({ discount_type: 'fixed', discount_value: '20' });
    const orders: Awaited<ReturnType<typeof ordered>>[] = [];
    for (let count = 0; count < 4; count += 1) {
      orders.push(await ordered(database.owner, await person(now), { coupon_code: code }));
    }
    const sumOf = (list: typeof orders) =>
      list.reduce((total, { payable }) => total + Number(payable), 0).toFixed(2);
    expect(await factsOf(id)).toMatchObject({ uses: 4, saved: '80.00', brought: sumOf(orders) });
    const set = (order: { id: string }, status: string) =>
      database.owner.query('update orders set status = $1 where id = $2', [status, order.id]);
    await set(orders[0]!, 'refused');
    await set(orders[1]!, 'returned');
    const standing = orders.slice(2);
    expect(await factsOf(id)).toMatchObject({ uses: 4, saved: '40.00', brought: sumOf(standing) });
    await database.owner.query('delete from coupon_usage where order_id = $1', [orders[2]!.id]);
    await set(orders[2]!, 'cancelled');
    await database.owner.query('delete from orders where id = $1', [orders[0]!.id]);
    expect(await factsOf(id)).toMatchObject({
      uses: 2,
      saved: '20.00',
      brought: sumOf([orders[3]!]),
    });
    const report = await checkInvariants();
    const broken = report.filter(({ name }) => name.startsWith('Totals of coupons'));
    expect(broken.flatMap((result) => result.broken)).toEqual([]);
    const list = await readList(couponsSource, new URLSearchParams(`q=${code}`), marketing);
    const row = { code, uses: 2, saved: { amount: '20.00', currency: 'USD' } };
    expect(list.ok && list.rows).toMatchObject([row]);
    expect(list.ok && list.rows[0]).not.toHaveProperty('owner');
  });
});

describe('the list', () => {
  const columnOf = async (sort: string) => {
    const list = await readList(couponsSource, new URLSearchParams(`sort=${sort}`), marketing);
    if (!list.ok) throw new Error(list.reason);
    return list.rows;
  };

  it('sorts by uses and by money, coupons that nobody used included', async () => {
    const often = await added({ code: 'SORT-OFTEN' });
    const once = await added({ code: 'SORT-ONCE', discount_value: '90' });
    const never = await added({ code: 'SORT-NEVER' });
    for (const { code } of [often, often, often, once]) {
      await ordered(database.owner, await person(now), { coupon_code: code });
    }
    const codes = new Set([often.code, once.code, never.code]);
    const sortedBy = async (sort: string) =>
      (await columnOf(sort)).flatMap(({ code }) => (codes.has(code!) ? [code] : []));
    expect(await sortedBy('-uses')).toEqual([often.code, once.code, never.code]);
    expect(await sortedBy('uses')).toEqual([never.code, once.code, often.code]);
    expect(await sortedBy('-saved')).toEqual([once.code, often.code, never.code]);
    expect(await sortedBy('-brought')).toEqual([often.code, once.code, never.code]);
    expect(await columnOf('uses')).toContainEqual(
      expect.objectContaining({ code: never.code, uses: 0 }),
    );
  });
});

describe('removing', () => {
  it('brings an unused coupon back with everything, its customer included', async () => {
    const owner = await person(now);
    const { id } = await added({ owner_email: owner.email });
    const before = await factsOf(id, sales);
    const removed = await removeRecord(couponRecord, id, marketing);
    expect(removed).toMatchObject({ ok: true });
    expect(await readCouponFacts(id, sales)).toBeNull();
    await undoChanges(removed.ok ? removed.changeSet! : '', marketing);
    expect(await factsOf(id, sales)).toEqual(before);
  });

  it.each(['used', 'given'])(
    'is rejected for a coupon that was %s, and so is a new code',
    async (how) => {
      const { id, code } = await added();
      const customer = await person(now);
      if (how === 'used') await ordered(database.owner, customer, { coupon_code: code });
      else {
        const pending = { coupon_id: id, user_id: customer.userId };
        await insert(database.owner, 'user_pending_coupons', pending);
      }
      expect(await removeRecord(couponRecord, id, marketing)).toMatchObject({ reason: 'in_use' });
      const rename = { field: 'code', from: code, to: `${code}-X` };
      expect(await changeRecord(couponRecord, id, [rename], marketing)).toMatchObject({
        ok: false,
      });
      const off = { field: 'is_active', from: true, to: false };
      expect(await changeRecord(couponRecord, id, [off], marketing)).toMatchObject({ ok: true });
    },
  );

  it('and using it at the same time end with one of both', async () => {
    const { id, code } = await added();
    const buyer = await person(now);
    const [removed, order] = await Promise.allSettled([
      removeRecord(couponRecord, id, marketing),
      ordered(database.owner, buyer, { coupon_code: code }),
    ]);
    const isRemoved = removed.status === 'fulfilled' && removed.value.ok;
    expect(order.status === 'fulfilled').toBe(!isRemoved);
  });
});
