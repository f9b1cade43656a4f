import { describe, expect, it } from 'vitest';
import { makeAccount } from '#tests/support/accounts.ts';
import { fileDatabase } from '#tests/support/file-database.ts';
import {
  askQuestions,
  claimed,
  customer,
  newCustomer,
  newPlayer,
  newUsername,
  offerPrizes,
  win,
  settled,
} from '#tests/support/game.ts';
import { claimPrize } from './claim-prize.server.ts';
import { linkClaims } from './link-claims.server.ts';
import { readGameState } from './read-game-state.server.ts';
import { settlePendingClaim } from './settle-pending-claim.server.ts';

const now = new Date('2026-11-15T10:00:00Z');

const database = fileDatabase({ arrange: askQuestions });

describe('signing in afterwards', () => {
  it('links what the device has claimed, with points and coupon, once', async () => {
    await offerPrizes(database.owner, { type: 'coupon', value: 10 });
    const visitor = newPlayer(now);
    const { claim: made } = await claimed(database.owner, visitor);
    expect(
      await database.rows('select id from coupons where claimed_prize_id = $1', made.id),
    ).toEqual([]);
    expect(await linkClaims(visitor)).toEqual({ ok: false, reason: 'not_signed_in' });

    const { userId } = await makeAccount(now);
    const player = { ...visitor, actor: customer(userId) };
    expect(await linkClaims(player)).toEqual({ ok: true, linked: 1 });
    expect(await linkClaims(player)).toEqual({ ok: true, linked: 0 });
    expect(await readGameState(player)).toMatchObject({
      rewards: { points: 100, level: 1 },
      claim: { id: made.id, needsAccount: false },
    });
    expect(
      await database.rows(
        'select for_user_id, is_active from coupons where claimed_prize_id = $1',
        made.id,
      ),
    ).toEqual([{ for_user_id: userId, is_active: false }]);
  });

  it('brings neither points nor a coupon for a claim that was rejected', async () => {
    await offerPrizes(database.owner, { type: 'coupon' });
    const visitor = newPlayer(now);
    const { claim: made } = await claimed(database.owner, visitor);
    await settled(database.owner, made.id, 'rejected', now);
    const { userId } = await makeAccount(now);
    expect(await linkClaims({ ...visitor, actor: customer(userId) })).toEqual({
      ok: true,
      linked: 1,
    });
    expect(
      await database.rows('select points from reward_history where user_id = $1', userId),
    ).toEqual([]);
    expect(
      await database.rows('select id from coupons where claimed_prize_id = $1', made.id),
    ).toEqual([]);
  });

  it('after the verification makes the coupon usable at once', async () => {
    await offerPrizes(database.owner, { type: 'coupon' });
    const visitor = newPlayer(now);
    const { claim: made } = await claimed(database.owner, visitor);
    await settled(database.owner, made.id, 'verified', now);
    const { userId } = await makeAccount(now);
    await linkClaims({ ...visitor, actor: customer(userId) });
    expect(
      await database.rows('select is_active from coupons where claimed_prize_id = $1', made.id),
    ).toEqual([{ is_active: true }]);
  });

  it('does not give a second prize to a customer who has one, nor erase the claim of the device', async () => {
    await offerPrizes(database.owner, {});
    const owner = await newCustomer(now);
    await claimed(database.owner, owner);
    const visitor = newPlayer(now);
    await claimed(database.owner, visitor);
    expect(await linkClaims({ ...visitor, actor: owner.actor })).toEqual({ ok: true, linked: 0 });

    const { userId } = await makeAccount(now);
    const other = { ...visitor, actor: customer(userId) };
    const { gameId } = await win(database.owner, other);
    expect(await claimPrize({ gameId, instagramUsername: newUsername() }, other)).toEqual({
      ok: false,
      reason: 'already_claimed',
    });
  });

  it('links to one account under concurrent requests', async () => {
    await offerPrizes(database.owner, {});
    const visitor = newPlayer(now);
    await claimed(database.owner, visitor);
    const accounts = await Promise.all([1, 2].map(() => makeAccount(now)));
    const results = await Promise.all(
      accounts.map(({ userId }) => linkClaims({ ...visitor, actor: customer(userId) })),
    );
    expect(results.map((result) => (result.ok ? result.linked : -1)).toSorted()).toEqual([0, 1]);
  });

  it('claims what was won before it', async () => {
    const [prizeId] = await offerPrizes(database.owner, { name: 'Bowl' });
    const visitor = newPlayer(now);
    await win(database.owner, visitor);
    const { userId } = await makeAccount(now);
    const player = { ...visitor, actor: customer(userId) };
    expect(await settlePendingClaim({ prizeId, instagramUsername: newUsername() }, player)).toEqual(
      {
        announcement: 'claimed',
        reason: null,
      },
    );
    expect(await readGameState(player)).toMatchObject({
      stage: 'complete',
      claim: { prizeName: 'Bowl', needsAccount: false },
    });
  });

  it('rejects a stored win that is not in the database', async () => {
    const [prizeId] = await offerPrizes(database.owner, {});
    const player = await newCustomer(now);
    expect(await settlePendingClaim({ prizeId, instagramUsername: newUsername() }, player)).toEqual(
      {
        announcement: 'failed',
        reason: 'no_prize_selected',
      },
    );
    const unknown = { prizeId: crypto.randomUUID(), instagramUsername: newUsername() };
    expect(await settlePendingClaim(unknown, player)).toMatchObject({
      announcement: 'prize_not_found',
    });
    for (const stored of [null, 'x', 7, [], { prizeId: 5 }, {}]) {
      expect(await settlePendingClaim(stored, { ...player, device: null })).toEqual({
        announcement: null,
        reason: null,
      });
    }
  });

  it('with only a device links its claims, and reports it', async () => {
    await offerPrizes(database.owner, {});
    const visitor = newPlayer(now);
    await claimed(database.owner, visitor);
    const player = { ...(await newCustomer(now)), device: null };
    const stored = { deviceId: visitor.device };
    expect(await settlePendingClaim(stored, player)).toMatchObject({ announcement: 'linked' });
    expect(await settlePendingClaim(stored, player)).toMatchObject({ announcement: null });
  });
});
