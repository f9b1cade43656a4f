import { beforeAll, expect, it } from 'vitest';
import { staffRoles } from '#domain/identity/roles.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import { takeBackPoints } from '#services/game/rewards.server.ts';
import { insert } from '#tests/support/factories.ts';
import { makeAccount } from '#tests/support/accounts.ts';
import { fileDatabase } from '#tests/support/file-database.ts';
import { makeStaff } from '#tests/support/staff.ts';
import { adjustPoints } from './adjust-points.server.ts';

const now = new Date('2026-03-01T10:00:00Z');
const database = fileDatabase();
let admin: Awaited<ReturnType<typeof makeStaff>>;
beforeAll(async () => {
  admin = await makeStaff(now, 'admin');
});

async function pointsOf(userId: string): Promise<number> {
  const { rows } = await database.owner.query<{ points: number }>(
    'select points from user_rewards where user_id = $1',
    [userId],
  );
  return rows[0]?.points ?? 0;
}

it('adds and takes away points, with a reason that only staff see', async () => {
  const { userId } = await makeAccount(now);
  const add = { userId, points: 120, reason: 'Late delivery' };
  expect(await adjustPoints(add, admin)).toEqual({ ok: true, points: 120 });
  const take = { userId, points: -20, reason: 'Typing error' };
  expect(await adjustPoints(take, admin)).toEqual({ ok: true, points: 100 });
  const { rows } = await database.owner.query(
    `select h.points, h.reason, a.reason as why from reward_history h
     join account_actions a on a.user_id = h.user_id and a.points = h.points
     where h.user_id = $1 order by h.points`,
    [userId],
  );
  expect(rows).toEqual([
    { points: -20, reason: 'staff', why: 'Typing error' },
    { points: 120, reason: 'staff', why: 'Late delivery' },
  ]);
});

it('notifies the customer, without the reason', async () => {
  const { userId } = await makeAccount(now);
  await adjustPoints({ userId, points: 30, reason: 'Late delivery' }, admin);
  const { rows } = await database.owner.query(
    'select title, title_ar, body, link_url from notifications where user_id = $1',
    [userId],
  );
  expect(rows).toEqual([
    {
      title: 'You have received points',
      title_ar: 'وصلتك نقاط جديدة',
      body: '',
      link_url: '/account/rewards',
    },
  ]);
});

it('never goes below zero, also when two admins take points away at once', async () => {
  const { userId } = await makeAccount(now);
  await adjustPoints({ userId, points: 100, reason: 'Gift' }, admin);
  const take = { userId, points: -80, reason: 'Error' };
  const results = await Promise.all([adjustPoints(take, admin), adjustPoints(take, admin)]);
  expect(results).toContainEqual({ ok: true, points: 20 });
  expect(results).toContainEqual({
    ok: false,
    reason: 'not_enough_points',
    details: { points: '20' },
  });
  expect(await pointsOf(userId)).toBe(20);
});

it('leaves a claim that can still be rejected when its points are gone', async () => {
  const { userId } = await makeAccount(now);
  const prize = await insert(database.owner, 'game_prizes', {
    name: 'Lamp',
    name_ar: 'أباجورة',
    quantity: 1,
    original_quantity: 1,
  });
  const claim = await insert(database.owner, 'claimed_prizes', {
    prize_id: prize.id,
    user_id: userId,
    instagram_username: 'mona.farid',
    prize_name: 'Lamp',
  });
  await insert(database.owner, 'reward_history', {
    user_id: userId,
    points: 100,
    reason: 'prize_claimed',
    claim_id: claim.id,
  });
  await adjustPoints({ userId, points: -70, reason: 'Error' }, admin);
  await asSystem().transaction((trx) => takeBackPoints(trx, claim.id, now));
  expect(await pointsOf(userId)).toBe(0);
  await asSystem().transaction((trx) => takeBackPoints(trx, claim.id, now));
  expect(await pointsOf(userId)).toBe(0);
});

it.each([undefined, ...staffRoles.filter((role) => role !== 'admin')])(
  'is forbidden to %s',
  async (role) => {
    const caller = await makeStaff(now, ...(role ? [role] : []));
    const { userId } = caller.actor;
    expect(await adjustPoints({ userId, points: 500, reason: 'For me' }, caller)).toEqual({
      ok: false,
      reason: 'forbidden',
    });
    expect(await pointsOf(userId)).toBe(0);
  },
);
