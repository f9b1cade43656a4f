import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAccount } from '#tests/support/accounts.ts';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import {
  askQuestions,
  claimed,
  customer,
  marketing,
  newCustomer,
  offerPrizes,
} from '#tests/support/game.ts';
import { readGameState } from './read-game-state.server.ts';
import { deliverClaim, rejectClaim, verifyClaim } from './review-claims.server.ts';

const now = new Date('2026-11-15T10:00:00Z');

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  await askQuestions(database.owner);
});
afterAll(() => database.close());

async function rows<Row extends object>(text: string, ...values: unknown[]): Promise<Row[]> {
  return (await database.owner.query<Row>(text, values)).rows;
}

const quantityOf = async (prizeId: string) =>
  (await rows<{ quantity: number }>('select quantity from game_prizes where id = $1', prizeId))[0]!
    .quantity;

describe('staff', () => {
  it('verify a follow, which makes the coupon usable, and then deliver', async () => {
    await offerPrizes(database.owner, { type: 'coupon', value: 10 });
    const { claim: made } = await claimed(database.owner, await newCustomer(now));
    const reviewer = await marketing(now);
    expect(await deliverClaim(made.id, reviewer)).toEqual({ ok: false, reason: 'wrong_status' });
    expect(await verifyClaim(made.id, reviewer)).toEqual({ ok: true, status: 'verified' });
    expect(
      await rows('select is_active from coupons where claimed_prize_id = $1', made.id),
    ).toEqual([{ is_active: true }]);
    expect(await rejectClaim(made.id, reviewer)).toEqual({ ok: false, reason: 'wrong_status' });
    expect(await deliverClaim(made.id, reviewer)).toEqual({ ok: true, status: 'delivered' });
  });

  it('reject without a follow: the piece returns to stock and the points are removed, once', async () => {
    const [prize] = await offerPrizes(database.owner, { type: 'coupon', quantity: 4 });
    const player = await newCustomer(now);
    const { claim: made } = await claimed(database.owner, player);
    const reviewer = await marketing(now);
    const rejections = await Promise.all(
      [1, 2].map(() => rejectClaim(made.id, reviewer, 'No follow')),
    );
    expect(rejections.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await quantityOf(prize!)).toBe(4);
    expect((await readGameState(player)).rewards).toEqual({ points: 0, level: 1 });
    expect(
      await rows(
        'select points, reason from reward_history where user_id = $1 order by points',
        player.userId,
      ),
    ).toEqual([
      { points: -100, reason: 'claim_rejected' },
      { points: 100, reason: 'prize_claimed' },
    ]);
    expect(
      await rows('select is_active from coupons where claimed_prize_id = $1', made.id),
    ).toEqual([{ is_active: false }]);
  });

  it('are marketing: no other role may review', async () => {
    await offerPrizes(database.owner, {});
    const player = await newCustomer(now);
    const { claim: made } = await claimed(database.owner, player);
    const sales = await makeAccount(now, ['sales']);
    for (const actor of [player.actor, customer(sales.userId), { kind: 'visitor' } as const]) {
      expect(await verifyClaim(made.id, { actor, now })).toEqual({
        ok: false,
        reason: 'not_allowed',
      });
    }
    expect(await verifyClaim('nothing', await marketing(now))).toMatchObject({
      reason: 'claim_not_found',
    });
  });
});
