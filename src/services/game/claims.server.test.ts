import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAccount } from '#tests/support/accounts.ts';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import {
  askQuestions,
  begin,
  customer,
  later,
  newPlayer,
  offerPrizes,
  reachWheel,
  win,
} from '#tests/support/game.ts';
import { claimPrize } from './claim-prize.server.ts';
import { linkClaims } from './link-claims.server.ts';
import type { Player } from './player.ts';
import { readGameState } from './read-game-state.server.ts';
import { deliverClaim, rejectClaim, verifyClaim } from './review-claims.server.ts';
import { settlePendingClaim } from './settle-pending-claim.server.ts';
import { spin } from './spin.server.ts';

const now = new Date('2026-11-15T10:00:00Z');
const instagramUsername = '@Mona.Farid';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  await askQuestions(database.owner);
});
afterAll(() => database.close());

async function rows<Row extends object>(text: string, ...values: unknown[]): Promise<Row[]> {
  return (await database.owner.query<Row>(text, values)).rows;
}

const claim = (gameId: string, player: Player, username = instagramUsername) =>
  claimPrize({ gameId, instagramUsername: username }, player);

async function newCustomer(): Promise<Player & { userId: string }> {
  const { userId } = await makeAccount(now);
  return { ...newPlayer(now, customer(userId)), userId };
}

async function claimed(player: Player) {
  const { gameId } = await win(database.owner, player);
  const result = await claim(gameId, player);
  if (!result.ok) throw new Error(result.reason);
  return { gameId, ...result };
}

async function staff() {
  const { userId } = await makeAccount(now, ['marketing']);
  return { actor: customer(userId), now };
}

const quantityOf = async (prizeId: string) =>
  (await rows<{ quantity: number }>('select quantity from game_prizes where id = $1', prizeId))[0]!
    .quantity;

describe('a claim', () => {
  it('takes one piece, notes why, and ends the game', async () => {
    const [prize] = await offerPrizes(database.owner, { name: 'Lamp', quantity: 3 });
    const player = newPlayer(now);
    const { claim: made, rewards, gameId } = await claimed(player);
    expect(made).toMatchObject({
      status: 'pending',
      prizeName: 'Lamp',
      prizeType: 'product',
      needsAccount: true,
    });
    expect(rewards).toBeNull();
    expect(await quantityOf(prize!)).toBe(2);
    expect(
      await rows(
        `select reason, change, claim_id from prize_inventory_history
         where prize_id = $1 order by reason`,
        prize,
      ),
    ).toEqual([
      { reason: 'claimed', change: -1, claim_id: made.id },
      { reason: 'created', change: 3, claim_id: null },
    ]);
    expect(
      await rows(
        `select c.instagram_username, r.completed, r.prize_won from claimed_prizes c
         join game_results r on r.game_id = c.game_id where c.id = $1`,
        made.id,
      ),
    ).toEqual([{ instagram_username: 'mona.farid', completed: true, prize_won: made.id }]);
    expect(await readGameState(player)).toMatchObject({
      stage: 'complete',
      game: { id: gameId },
      claim: { id: made.id },
    });
  });

  it('brings a customer points, a level and the coupon, which is not usable yet', async () => {
    await offerPrizes(database.owner, { name: '20% off', type: 'coupon', value: 20 });
    const player = await newCustomer();
    const { claim: made, rewards } = await claimed(player);
    expect(rewards).toEqual({ points: 100, level: 1 });
    const [coupon] = await rows<Record<string, unknown>>(
      'select * from coupons where claimed_prize_id = $1',
      made.id,
    );
    expect(coupon).toMatchObject({
      code: expect.stringMatching(/^GAME-[A-Z]{6}$/),
      discount_type: 'percentage',
      discount_value: '20.00',
      min_purchase_amount: '0.00',
      max_uses: 1,
      source: 'game',
      for_user_id: player.userId,
      is_active: false,
      expires_at: new Date('2027-02-15T10:00:00Z'),
    });
  });

  it('of a coupon without a value takes fifteen percent off', async () => {
    await offerPrizes(database.owner, { type: 'coupon' });
    const { claim: made } = await claimed(await newCustomer());
    expect(
      await rows('select discount_value from coupons where claimed_prize_id = $1', made.id),
    ).toEqual([{ discount_value: '15.00' }]);
  });

  it('needs a win on record', async () => {
    await offerPrizes(database.owner, {});
    const refused = { ok: false, reason: 'no_prize_selected' };
    const player = newPlayer(now);
    expect(await claim('nothing', player)).toEqual(refused);
    const { game } = await begin(player);
    expect(await claim(game.id, player)).toEqual(refused);
    const atWheel = newPlayer(now);
    expect(await claim(await reachWheel(database.owner, atWheel), atWheel)).toEqual(refused);
    const winner = newPlayer(now);
    const { gameId } = await win(database.owner, winner);
    expect(await claim(gameId, newPlayer(now))).toEqual(refused);
    expect(await claim(gameId, { ...winner, device: `${winner.device}x` })).toEqual(refused);
    expect(await claim(gameId, later(winner, 8 * 24 * 3600))).toEqual(refused);
  });

  it('needs a username in the form of one, and somebody to give the prize to', async () => {
    await offerPrizes(database.owner, {});
    const player = newPlayer(now);
    const { gameId } = await win(database.owner, player);
    expect(await claim(gameId, player, ' @ ')).toEqual({ ok: false, reason: 'username_required' });
    expect(await claim(gameId, player, 'not a name!')).toEqual({
      ok: false,
      reason: 'username_invalid',
    });
    expect(await claim(gameId, { ...player, device: null })).toEqual({
      ok: false,
      reason: 'not_identified',
    });
  });

  it('happens once per device and once per customer, for ever, rejected or not', async () => {
    await offerPrizes(database.owner, {});
    const refused = { ok: false, reason: 'already_claimed' };
    const first = await newCustomer();
    const { gameId, claim: made } = await claimed(first);
    expect(await claim(gameId, first)).toEqual(refused);
    await rejectClaim(made.id, await staff());

    const elsewhere = newPlayer(now, first.actor);
    expect(await claim((await win(database.owner, elsewhere)).gameId, elsewhere)).toEqual(refused);
    const { userId } = await makeAccount(now);
    const sameDevice = { ...first, actor: customer(userId) };
    expect(await claim((await win(database.owner, sameDevice)).gameId, sameDevice)).toEqual(
      refused,
    );
  });

  it('of one customer on two devices at once succeeds once', async () => {
    const [prize] = await offerPrizes(database.owner, { quantity: 5 });
    const { userId } = await makeAccount(now);
    const players = [1, 2, 3].map(() => newPlayer(now, customer(userId)));
    const won = await Promise.all(players.map((player) => win(database.owner, player)));
    const results = await Promise.all(
      won.map(({ gameId }, index) => claim(gameId, players[index]!)),
    );
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await quantityOf(prize!)).toBe(4);
  });

  it('for the last piece, by a hundred winners at once, succeeds exactly once', async () => {
    const [last] = await offerPrizes(database.owner, { quantity: 1 });
    const { gameId } = await win(database.owner, newPlayer(now));
    const players = await copyWin(gameId, 100);
    const results = await Promise.all(players.map(({ game, player }) => claim(game, player)));
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await quantityOf(last!)).toBe(0);
    expect(await rows('select is_enabled from game_settings')).toEqual([{ is_enabled: false }]);
    expect(
      await rows('select count(*)::int as count from claimed_prizes where prize_id = $1', last),
    ).toEqual([{ count: 1 }]);
  });

  it('of a prize that somebody else was faster to get gives another wheel', async () => {
    const [gone] = await offerPrizes(database.owner, { name: 'Gone' });
    const player = newPlayer(now);
    const { gameId } = await win(database.owner, player);
    await database.owner.query('update game_prizes set quantity = 0 where id = $1', [gone]);
    await offerPrizes(database.owner, { name: 'Left' });
    expect(await claim(gameId, player)).toEqual({ ok: false, reason: 'prize_unavailable' });
    expect(await readGameState(player)).toMatchObject({
      stage: 'wheel',
      game: { id: gameId, spin: null, wheel: { prizes: [{ name: 'Left', segments: 12 }] } },
    });
    await spin({ gameId }, player);
    expect(await claim(gameId, player)).toMatchObject({ ok: true, claim: { prizeName: 'Left' } });
  });

  it('of a prize that exists no more is refused', async () => {
    const [prize] = await offerPrizes(database.owner, {});
    const player = newPlayer(now);
    const { gameId } = await win(database.owner, player);
    await database.owner.query('delete from game_prizes where id = $1', [prize]);
    expect(await claim(gameId, player)).toEqual({ ok: false, reason: 'prize_not_found' });
  });

  it('fails closed when earlier claims cannot be read, and takes nothing when it breaks', async () => {
    const [prize] = await offerPrizes(database.owner, { quantity: 2 });
    const player = newPlayer(now);
    const { gameId } = await win(database.owner, player);
    await database.owner.query('alter table claimed_prizes rename to hidden');
    expect(await claim(gameId, player)).toEqual({ ok: false, reason: 'claim_check_failed' });
    await database.owner.query('alter table hidden rename to claimed_prizes');
    await database.owner.query('alter table game_results rename to hidden');
    expect(await claim(gameId, player)).toEqual({ ok: false, reason: 'claim_failed' });
    await database.owner.query('alter table hidden rename to game_results');
    expect(await quantityOf(prize!)).toBe(2);
    expect(await claim(gameId, player)).toMatchObject({ ok: true });
  });

  it('has to wait when it is tried again and again', async () => {
    const player = newPlayer(now);
    const tries = Array.from({ length: 31 }, () => claim('nothing', player));
    const reasons = (await Promise.all(tries)).map((result) => !result.ok && result.reason);
    expect(reasons.filter((reason) => reason === 'rate_limited')).toHaveLength(1);
  });

  /** A hundred players who stand where this one does, without playing for each. */
  async function copyWin(gameId: string, count: number) {
    const copies = Array.from({ length: count }, () => newPlayer(now));
    const made = [];
    for (const player of copies) {
      const device = player.device!.split('.')[0];
      await database.owner.query('insert into game_devices (id) values ($1)', [device]);
      const [copy] = await rows<{ id: string }>(
        `insert into games (device_id, stage, started_at, expires_at)
         select $2, stage, started_at, expires_at from games where id = $1 returning id`,
        gameId,
        device,
      );
      await database.owner.query(
        `insert into game_draws (game_id, segments, commitment, secret, nonce, segment, drawn_at)
         select $2, segments, commitment, secret, nonce, segment, drawn_at
         from game_draws where game_id = $1`,
        [gameId, copy!.id],
      );
      made.push({ game: copy!.id, player });
    }
    return made;
  }
});

describe('staff', () => {
  it('verify a follow, which makes the coupon usable, and then deliver', async () => {
    await offerPrizes(database.owner, { type: 'coupon', value: 10 });
    const { claim: made } = await claimed(await newCustomer());
    const reviewer = await staff();
    expect(await deliverClaim(made.id, reviewer)).toEqual({ ok: false, reason: 'wrong_status' });
    expect(await verifyClaim(made.id, reviewer)).toEqual({ ok: true, status: 'verified' });
    expect(
      await rows('select is_active from coupons where claimed_prize_id = $1', made.id),
    ).toEqual([{ is_active: true }]);
    expect(await rejectClaim(made.id, reviewer)).toEqual({ ok: false, reason: 'wrong_status' });
    expect(await deliverClaim(made.id, reviewer)).toEqual({ ok: true, status: 'delivered' });
  });

  it('reject without one: the piece is back, the points are gone, once', async () => {
    const [prize] = await offerPrizes(database.owner, { type: 'coupon', quantity: 4 });
    const player = await newCustomer();
    const { claim: made } = await claimed(player);
    const reviewer = await staff();
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

  it('are marketing: nobody else reviews', async () => {
    await offerPrizes(database.owner, {});
    const player = await newCustomer();
    const { claim: made } = await claimed(player);
    const sales = await makeAccount(now, ['sales']);
    for (const actor of [player.actor, customer(sales.userId), { kind: 'visitor' } as const]) {
      expect(await verifyClaim(made.id, { actor, now })).toEqual({
        ok: false,
        reason: 'not_allowed',
      });
    }
    expect(await verifyClaim('nothing', await staff())).toMatchObject({
      reason: 'claim_not_found',
    });
  });
});

describe('signing in afterwards', () => {
  it('links what the device has claimed, with points and coupon, once', async () => {
    await offerPrizes(database.owner, { type: 'coupon', value: 10 });
    const visitor = newPlayer(now);
    const { claim: made } = await claimed(visitor);
    expect(await rows('select id from coupons where claimed_prize_id = $1', made.id)).toEqual([]);
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
      await rows('select for_user_id, is_active from coupons where claimed_prize_id = $1', made.id),
    ).toEqual([{ for_user_id: userId, is_active: false }]);
  });

  it('after the verification makes the coupon usable at once', async () => {
    await offerPrizes(database.owner, { type: 'coupon' });
    const visitor = newPlayer(now);
    const { claim: made } = await claimed(visitor);
    await verifyClaim(made.id, await staff());
    const { userId } = await makeAccount(now);
    await linkClaims({ ...visitor, actor: customer(userId) });
    expect(
      await rows('select is_active from coupons where claimed_prize_id = $1', made.id),
    ).toEqual([{ is_active: true }]);
  });

  it('does not give a second prize to whoever has one, nor erase the claim of the device', async () => {
    await offerPrizes(database.owner, {});
    const owner = await newCustomer();
    await claimed(owner);
    const visitor = newPlayer(now);
    await claimed(visitor);
    expect(await linkClaims({ ...visitor, actor: owner.actor })).toEqual({ ok: true, linked: 0 });

    const { userId } = await makeAccount(now);
    const other = { ...visitor, actor: customer(userId) };
    expect(await claim((await win(database.owner, other)).gameId, other)).toEqual({
      ok: false,
      reason: 'already_claimed',
    });
  });

  it('links to one account when two ask at once', async () => {
    await offerPrizes(database.owner, {});
    const visitor = newPlayer(now);
    await claimed(visitor);
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
    expect(await settlePendingClaim({ prizeId, instagramUsername }, player)).toEqual({
      announcement: 'claimed',
      reason: null,
    });
    expect(await readGameState(player)).toMatchObject({
      stage: 'complete',
      claim: { prizeName: 'Bowl', needsAccount: false },
    });
  });

  it('believes no stored win that is not on record', async () => {
    const [prizeId] = await offerPrizes(database.owner, {});
    const player = await newCustomer();
    expect(await settlePendingClaim({ prizeId, instagramUsername }, player)).toEqual({
      announcement: 'failed',
      reason: 'no_prize_selected',
    });
    const unknown = { prizeId: crypto.randomUUID(), instagramUsername };
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

  it('with a device alone links its claims, and says so', async () => {
    await offerPrizes(database.owner, {});
    const visitor = newPlayer(now);
    await claimed(visitor);
    const player = { ...(await newCustomer()), device: null };
    const stored = { deviceId: visitor.device };
    expect(await settlePendingClaim(stored, player)).toMatchObject({ announcement: 'linked' });
    expect(await settlePendingClaim(stored, player)).toMatchObject({ announcement: null });
  });
});
