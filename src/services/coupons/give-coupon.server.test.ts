import { expect, it } from 'vitest';
import { couponRecipientsInput } from '#domain/coupons/coupon-recipients.ts';
import { fileDatabase } from '#tests/support/file-database.ts';
import { makeStaff } from '#tests/support/staff.ts';
import { addCoupon } from '#tests/support/goods.ts';
import { ordered, person, rowsOf } from '#tests/support/ordering.ts';
import { pendingCouponsSource } from '../admin/lists/pending-coupons-list.server.ts';
import { readList } from '../admin/lists/read-list.server.ts';
import type { Staff } from '../shared/staff.ts';
import { giveCoupon } from './give-coupon.server.ts';

const now = new Date();
let marketing: Staff;
const database = fileDatabase({
  arrange: async () => {
    marketing = await makeStaff(now, 'marketing');
  },
});

async function made(change: Parameters<typeof addCoupon>[1] = {}) {
  const code = await addCoupon(database.owner, change);
  const [row] = await rowsOf<{ id: string }>(
    database.owner,
    'select id from coupons where code = $1',
    code,
  );
  return { id: row!.id, code };
}

const give = (id: string, emails: string, staff = marketing) =>
  giveCoupon(id, couponRecipientsInput.parse({ emails }).emails, staff);

const noticesOf = (userId: string) =>
  rowsOf<{ title: string }>(
    database.owner,
    'select title, title_ar, body from notifications where user_id = $1',
    userId,
  );

it('reports on every address, and tells each customer once', async () => {
  const { id, code } = await made();
  const [mona, used] = [await person(now), await person(now)];
  await ordered(database.owner, used, { coupon_code: code });
  const pasted = `${mona.email.toUpperCase()}, nobody@example.com;\n${used.email} ${mona.email} what`;
  const expected = ['sent', 'unknown_customer', 'has_used_it', 'twice', 'invalid_email'];
  const first = await give(id, pasted);
  expect(first.ok && first.lines.map(({ result }) => result)).toEqual(expected);
  const again = await Promise.all([give(id, mona.email), give(id, mona.email)]);
  expect(again).toMatchObject(again.map(() => ({ lines: [{ result: 'has_it' }] })));
  expect(await noticesOf(mona.userId)).toMatchObject([{ title: `A coupon for you: ${code}` }]);
  expect((await noticesOf(used.userId)).map(({ title }) => title)).not.toContain(
    `A coupon for you: ${code}`,
  );
});

it('respects those who want no offers, and gives them the coupon', async () => {
  const { id } = await made();
  const quiet = await person(now);
  await database.owner.query(
    `insert into notification_preferences (user_id, category_id, in_app, email)
     select $1, id, false, false from notification_categories where slug = 'offers'`,
    [quiet.userId],
  );
  expect(await give(id, quiet.email)).toMatchObject({ lines: [{ result: 'sent' }] });
  expect(await noticesOf(quiet.userId)).toEqual([]);
});

it('keeps a personal coupon for its owner', async () => {
  const [owner, other] = [await person(now), await person(now)];
  const { id } = await made({ for_user_id: owner.userId });
  expect(await give(id, `${owner.email}\n${other.email}`)).toMatchObject({
    lines: [{ result: 'sent' }, { result: 'for_another' }],
  });
});

it.each([
  ['switched off', { is_active: false }],
  ['over', { expires_at: new Date(now.getTime() - 60_000) }],
  ['of the game', { source: 'game' }],
])('rejects a coupon that is %s', async (_, change) => {
  const { id } = await made(change);
  expect(await give(id, 'anyone@example.com')).toEqual({ ok: false, reason: 'not_usable' });
});

it('is for sales and marketing, and limited', async () => {
  const { id } = await made();
  const content: Staff = { actor: await person(now, ['content_manager']), now };
  expect(await give(id, 'a@example.com', content)).toMatchObject({ reason: 'forbidden' });
  const eager: Staff = { actor: await person(now, ['sales']), now };
  const results: boolean[] = [];
  for (let count = 0; count < 31; count += 1) {
    results.push((await give(id, 'a@example.com', eager)).ok);
  }
  expect(results.filter((ok) => !ok)).toHaveLength(1);
});

it('lists who has which coupon; marketing sees no person', async () => {
  const { id, code } = await made();
  const [waiting, used] = [await person(now), await person(now)];
  await give(id, `${waiting.email} ${used.email}`);
  await ordered(database.owner, used, { coupon_code: code });
  const read = async (staff: Staff) => {
    const page = await readList(pendingCouponsSource, new URLSearchParams({ coupon: code }), staff);
    if (!page.ok) throw new Error('The list cannot be read.');
    return page.rows;
  };
  const states = (await read(marketing)).map(({ state }) => state).toSorted();
  expect(states).toEqual(['used', 'waiting']);
  expect((await read(marketing))[0]).not.toHaveProperty('customer');
  const sales: Staff = { actor: await person(now, ['sales']), now };
  const people = (await read(sales)).map(({ customer }) => customer).toSorted();
  expect(people).toEqual([used.email, waiting.email].toSorted());
});
