import { describe, expect, it } from 'vitest';
import { makeAccount } from '#tests/support/accounts.ts';
import { fileDatabase } from '#tests/support/file-database.ts';
import { holdNotices } from '#tests/support/notices.ts';
import {
  askQuestions,
  begin,
  claimed,
  customer,
  later,
  newCustomer,
  newPlayer,
  newUsername,
  offerPrizes,
  reachWheel,
  win,
  settled,
} from '#tests/support/game.ts';
import { claimPrize } from './claim-prize.server.ts';
import type { Player } from './player.ts';
import { readGameState } from './read-game-state.server.ts';
import { spin } from './spin.server.ts';

const now = new Date('2026-11-15T10:00:00Z');

const database = fileDatabase({ arrange: askQuestions });
const { rows } = database;

const claim = (gameId: string, player: Player, username = newUsername()) =>
  claimPrize({ gameId, instagramUsername: username }, player);

const quantityOf = async (prizeId: string) =>
  (await rows<{ quantity: number }>('select quantity from game_prizes where id = $1', prizeId))[0]!
    .quantity;

describe('a claim', () => {
  it('commits beside others: what it notifies of is sent afterwards', async () => {
    await offerPrizes(database.owner, { name: 'Lamp', quantity: 3 });
    const player = newPlayer(now);
    const { gameId } = await win(database.owner, player);
    const held = await holdNotices(database);
    expect(await claim(gameId, player)).toMatchObject({ ok: true });
    expect(await held.sent()).toEqual([]);
    expect(await held.release()).toEqual(['content_changed', 'live_updates', 'table_changes']);
  });

  it('takes one piece, records the reason, and ends the game', async () => {
    const [prize] = await offerPrizes(database.owner, { name: 'Lamp', quantity: 3 });
    const player = newPlayer(now);
    const { claim: made, rewards, gameId } = await claimed(database.owner, player, '@Mona.Farid');
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

  it('gives a customer points, a level and the coupon, which is not usable yet', async () => {
    await offerPrizes(database.owner, { name: '20% off', type: 'coupon', value: 20 });
    const player = await newCustomer(now);
    const { claim: made, rewards } = await claimed(database.owner, player);
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
    const { claim: made } = await claimed(database.owner, await newCustomer(now));
    expect(
      await rows('select discount_value from coupons where claimed_prize_id = $1', made.id),
    ).toEqual([{ discount_value: '15.00' }]);
  });

  it('needs a stored win', async () => {
    await offerPrizes(database.owner, {});
    const rejected = { ok: false, reason: 'no_prize_selected' };
    const player = newPlayer(now);
    expect(await claim('nothing', player)).toEqual(rejected);
    const { game } = await begin(player);
    expect(await claim(game.id, player)).toEqual(rejected);
    const atWheel = newPlayer(now);
    expect(await claim(await reachWheel(database.owner, atWheel), atWheel)).toEqual(rejected);
    const winner = newPlayer(now);
    const { gameId } = await win(database.owner, winner);
    expect(await claim(gameId, newPlayer(now))).toEqual(rejected);
    expect(await claim(gameId, { ...winner, device: `${winner.device}x` })).toEqual(rejected);
    expect(await claim(gameId, later(winner, 8 * 24 * 3600))).toEqual(rejected);
  });

  it('needs a valid username, and a device or customer', async () => {
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

  it('happens once per device and once per customer, even if it was rejected', async () => {
    await offerPrizes(database.owner, {});
    const rejected = { ok: false, reason: 'already_claimed' };
    const first = await newCustomer(now);
    const { gameId, claim: made } = await claimed(database.owner, first);
    expect(await claim(gameId, first)).toEqual(rejected);
    await settled(database.owner, made.id, 'rejected', now);

    const elsewhere = newPlayer(now, first.actor);
    expect(await claim((await win(database.owner, elsewhere)).gameId, elsewhere)).toEqual(rejected);
    const { userId } = await makeAccount(now);
    const sameDevice = { ...first, actor: customer(userId) };
    expect(await claim((await win(database.owner, sameDevice)).gameId, sameDevice)).toEqual(
      rejected,
    );
  });

  it('of one customer on two devices at once succeeds once', async () => {
    const [prize] = await offerPrizes(database.owner, { quantity: 5 });
    const { userId } = await makeAccount(now);
    // Won as visitors: an account has one running game only.
    const visitors = [1, 2, 3].map(() => newPlayer(now));
    const won = await Promise.all(visitors.map((player) => win(database.owner, player)));
    const results = await Promise.all(
      won.map(({ gameId }, index) =>
        claim(gameId, { ...visitors[index]!, actor: customer(userId) }),
      ),
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
    expect(new Set(results.map((result) => (result.ok ? null : result.reason)))).toEqual(
      new Set([null, 'prize_unavailable']),
    );
    expect(await quantityOf(last!)).toBe(0);
    expect(await rows('select is_enabled from game_settings')).toEqual([{ is_enabled: false }]);
    expect(
      await rows('select count(*)::int as count from claimed_prizes where prize_id = $1', last),
    ).toEqual([{ count: 1 }]);
  });

  it('of a prize that another player got first gives another wheel', async () => {
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

  it('of a deleted prize is rejected', async () => {
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

  it('is rate limited', async () => {
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
