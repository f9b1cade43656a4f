import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeAccount, requestFactsAt } from '#tests/support/accounts.ts';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import {
  askQuestions,
  customer,
  later,
  newCustomer,
  newUsername,
  offerPrizes,
} from '#tests/support/game.ts';
import { rightOption } from '#tests/support/right-option.ts';
import { solveChallenge } from '#tests/support/solve-proof.ts';
import { answerQuestion } from './answer-question.server.ts';
import { claimPrize } from './claim-prize.server.ts';
import type { Player } from './player.ts';
import { settlePendingClaim } from './settle-pending-claim.server.ts';
import { spin } from './spin.server.ts';
import { startGame } from './start-game.server.ts';

const now = new Date('2026-11-15T10:00:00Z');
const hour = 3600;

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  await askQuestions(database.owner, 20);
  // Easy proofs, set before the limits are read for the first time.
  await database.owner.query(
    'update abuse_limits set game_proof_bits = 3, game_proof_max_bits = 5',
  );
});
afterAll(() => database.close());
beforeEach(() => offerPrizes(database.owner, { name: 'Lamp', quantity: 1000 }));

let networks = 0;
const newAddress = () => `10.0.${Math.trunc(++networks / 250)}.${networks % 250}`;

/** A visitor whose browser has no device id yet. */
const visitorFrom = (address: string, seconds = 0): Player =>
  later(
    { actor: { kind: 'visitor' }, device: null, attempt: requestFactsAt(now, address) },
    seconds,
  );

/** Starts like a browser: solves the challenge if there is one. */
async function startWithProof(player: Player) {
  const first = await startGame({}, player);
  if (first.ok || first.reason !== 'proof_required') return first;
  return startGame({ proof: solveChallenge(first.challenge) }, player);
}

async function startOrThrow(player: Player) {
  const started = await startWithProof(player);
  if (!started.ok) throw new Error(started.reason);
  return started;
}

/** Plays a started game to the wheel and spins it. */
async function winGame(started: Awaited<ReturnType<typeof startOrThrow>>, player: Player) {
  const { game, questions, device } = started;
  const known = { ...player, device };
  for (const { id } of questions) {
    const option = await rightOption(database.owner, game.id, id);
    await answerQuestion({ gameId: game.id, questionId: id, option }, known);
  }
  const spun = await spin({ gameId: game.id }, known);
  if (!spun.ok) throw new Error(spun.reason);
  return { gameId: game.id, player: known, prizeId: spun.prize.id };
}

const winFrom = async (player: Player) => winGame(await startOrThrow(player), player);

const claim = (gameId: string, player: Player, instagramUsername = newUsername()) =>
  claimPrize({ gameId, instagramUsername }, player);

const reasonOf = (result: { ok: true } | { ok: false; reason: string }) =>
  result.ok ? 'ok' : result.reason;

describe('new devices of one network', () => {
  it('start freely until the limit, then need a proof of work', async () => {
    const address = newAddress();
    for (let device = 0; device < 10; device += 1) {
      expect(await startGame({}, visitorFrom(address))).toMatchObject({ ok: true });
    }
    const rejected = await startGame({}, visitorFrom(address));
    expect(rejected).toMatchObject({ reason: 'proof_required', challenge: { bits: 3 } });
    expect(await startWithProof(visitorFrom(address))).toMatchObject({ ok: true });
    expect(await startGame({}, visitorFrom(newAddress()))).toMatchObject({ ok: true });
    expect(await startGame({}, visitorFrom(address, 24 * hour + 1))).toMatchObject({ ok: true });
  });

  it('count together when they share an IPv6 network, and when they start at once', async () => {
    const addresses = Array.from({ length: 14 }, (_, host) => `2001:db8:7:7::${host + 1}`);
    const results = await Promise.all(addresses.map((each) => startGame({}, visitorFrom(each))));
    expect(results.filter(({ ok }) => ok)).toHaveLength(10);
  });

  it('need no proof when their player is signed in, or the device is known', async () => {
    const address = newAddress();
    const known = await startOrThrow(visitorFrom(address));
    for (let device = 0; device < 10; device += 1) await startOrThrow(visitorFrom(address));
    const again = { ...visitorFrom(address, 60), device: known.device };
    expect(await startGame({}, again)).toMatchObject({ ok: true, game: { id: known.game.id } });
    const account = await makeAccount(now);
    const signedIn = { ...visitorFrom(address), actor: customer(account.userId) };
    expect(await startGame({}, signedIn)).toMatchObject({ ok: true });
  });

  it('cannot use a proof twice, after its time, elsewhere, or one that is invented', async () => {
    const address = newAddress();
    for (let device = 0; device < 10; device += 1) await startOrThrow(visitorFrom(address));
    const challengeFor = async (player: Player) => {
      const rejected = await startGame({}, player);
      if (rejected.ok || rejected.reason !== 'proof_required') throw new Error('no challenge');
      return rejected.challenge;
    };
    const visitor = visitorFrom(address);
    const proof = solveChallenge(await challengeFor(visitor));
    const rejected = { reason: 'proof_required' };
    expect(await startGame({ proof }, later(visitor, 601))).toMatchObject(rejected);
    const elsewhere = newAddress();
    for (let device = 0; device < 10; device += 1) await startOrThrow(visitorFrom(elsewhere));
    expect(await startGame({ proof }, visitorFrom(elsewhere))).toMatchObject(rejected);
    const forged = { ...proof, challenge: proof.challenge.replace(':3:', ':0:') };
    expect(await startGame({ proof: forged }, visitor)).toMatchObject(rejected);
    const both = await Promise.all([startGame({ proof }, visitor), startGame({ proof }, visitor)]);
    expect(both.map(reasonOf).toSorted()).toEqual(['ok', 'proof_required']);
    const { rows } = await database.owner.query('select 1 from private.used_proofs');
    expect(rows.length).toBeGreaterThan(0);
  });

  it('cannot be paid for with challenges that were collected while they were easy', async () => {
    const address = newAddress();
    for (let device = 0; device < 10; device += 1) await startOrThrow(visitorFrom(address));
    const early = await startGame({}, visitorFrom(address));
    if (early.ok || early.reason !== 'proof_required') throw new Error('no challenge');
    for (let device = 0; device < 30; device += 1) await startOrThrow(visitorFrom(address));
    const proof = solveChallenge(early.challenge);
    expect(await startGame({ proof }, visitorFrom(address))).toMatchObject({
      reason: 'proof_required',
      challenge: { bits: 5 },
    });
  });

  it('are asked what nobody there was asked in the last 24 hours', async () => {
    const address = newAddress();
    const questionIds = new Set<string>();
    for (let device = 0; device < 10; device += 1) {
      const { questions } = await startOrThrow(visitorFrom(address, device));
      for (const { id } of questions) questionIds.add(id);
    }
    expect(questionIds.size).toBe(40);
  });
});

describe('claims from one network', () => {
  it('need an account after five visitors, who keep their prize until they have one', async () => {
    const address = newAddress();
    for (let winner = 0; winner < 5; winner += 1) {
      const { gameId, player } = await winFrom(visitorFrom(address));
      expect(await claim(gameId, player)).toMatchObject({ ok: true });
    }
    const { gameId, player, prizeId } = await winFrom(visitorFrom(address));
    expect(await claim(gameId, player)).toEqual({ ok: false, reason: 'account_required' });
    const account = await makeAccount(now);
    const signedIn = { ...player, actor: customer(account.userId) };
    const pending = { prizeId, instagramUsername: newUsername() };
    expect(await settlePendingClaim(pending, signedIn)).toMatchObject({ announcement: 'claimed' });
  });

  it('count correctly when they come at once, and begin again after a day', async () => {
    const address = newAddress();
    const won = [];
    for (let winner = 0; winner < 8; winner += 1) won.push(await winFrom(visitorFrom(address)));
    const results = await Promise.all(won.map(({ gameId, player }) => claim(gameId, player)));
    expect(results.filter(({ ok }) => ok)).toHaveLength(5);
    const waiting = won[results.findIndex(({ ok }) => !ok)]!;
    expect(await claim(waiting.gameId, later(waiting.player, 24 * hour + 1))).toMatchObject({
      ok: true,
    });
  });

  it('are limited with accounts too', async () => {
    const address = newAddress();
    const won = await winFrom(visitorFrom(address));
    await database.owner.query(
      `with device as (insert into game_devices select from generate_series(1, 40) returning id),
       claim as (
         insert into claimed_prizes (prize_id, device_id, instagram_username, prize_name)
         select $1, id, 'c' || left(replace(id::text, '-', ''), 20), 'Lamp' from device returning id
       )
       insert into game_claim_origins
       select claim.id, g.address_hash, 'Other', true, $3 from claim, games g where g.id = $2`,
      [won.prizeId, won.gameId, new Date(now.getTime() - hour * 1000)],
    );
    const account = await makeAccount(now);
    expect(await claim(won.gameId, { ...won.player, actor: customer(account.userId) })).toEqual({
      ok: false,
      reason: 'rate_limited',
      retryAfter: 23 * hour,
    });
  });
});

describe('an Instagram name', () => {
  it('claims once for ever, however it is written, and the winner may give another', async () => {
    const first = await winFrom(visitorFrom(newAddress()));
    expect(await claim(first.gameId, first.player, '@Farida.Home')).toMatchObject({ ok: true });
    await database.owner.query(
      `update claimed_prizes set status = 'rejected', reviewed_at = now()
       where instagram_username = 'farida.home'`,
    );
    const second = await winFrom(visitorFrom(newAddress()));
    const same = 'https://www.instagram.com/farida.home/';
    expect(await claim(second.gameId, second.player, same)).toEqual({
      ok: false,
      reason: 'username_taken',
    });
    expect(await claim(second.gameId, second.player)).toMatchObject({ ok: true });
  });

  it('claims once when several winners use it at the same moment', async () => {
    const won = [];
    for (let winner = 0; winner < 4; winner += 1)
      won.push(await winFrom(visitorFrom(newAddress())));
    const results = await Promise.all(
      won.map(({ gameId, player }) => claim(gameId, player, 'four.friends')),
    );
    expect(results.map(reasonOf).toSorted()).toEqual(['ok', ...Array(3).fill('username_taken')]);
  });
});

describe('an unwanted win', () => {
  it('is what another start of the account leads to, on any device', async () => {
    const account = await newCustomer(now);
    const won = await winFrom({ ...visitorFrom(newAddress()), actor: account.actor });
    const elsewhere = { ...visitorFrom(newAddress(), hour), actor: account.actor };
    const again = await startOrThrow(elsewhere);
    expect(again).toMatchObject({ stage: 'claim', game: { id: won.gameId } });
    expect(await claim(won.gameId, elsewhere)).toMatchObject({ ok: true });
    const next = await startOrThrow(elsewhere);
    expect(next.game.id).not.toBe(won.gameId);
  });

  it('cannot be chosen among several games that were started beforehand', async () => {
    const { actor } = await newCustomer(now);
    const starts = await Promise.all(
      Array.from({ length: 4 }, () => startOrThrow({ ...visitorFrom(newAddress()), actor })),
    );
    expect(new Set(starts.map(({ game }) => game.id)).size).toBe(1);
  });

  it('stays with its device after signing in and out', async () => {
    const won = await winFrom(visitorFrom(newAddress()));
    const { actor } = await newCustomer(now);
    const signedIn = await startGame({}, { ...later(won.player, hour), actor });
    expect(signedIn).toMatchObject({ ok: true, stage: 'claim', game: { id: won.gameId } });
    const signedOut = await startGame({}, later(won.player, 2 * hour));
    expect(signedOut).toMatchObject({ ok: true, stage: 'claim', game: { id: won.gameId } });
  });
});

describe('the stated figures', () => {
  it('500 automatic starts within an hour lead to at most five claims without an account', async () => {
    const address = newAddress();
    let claims = 0;
    for (let attempt = 0; attempt < 500; attempt += 1) {
      const farmer = visitorFrom(address, attempt * 7);
      const started = await startWithProof(farmer);
      if (!started.ok) continue;
      const { gameId, player } = await winGame(started, farmer);
      if ((await claim(gameId, player)).ok) claims += 1;
    }
    expect(claims).toBe(5);
  }, 600_000);

  it('50 honest players of one address play within a day, and 40 winners claim', async () => {
    const address = newAddress();
    let claims = 0;
    for (let index = 0; index < 50; index += 1) {
      const visitor = visitorFrom(address, index * 28 * 60);
      const started = await startOrThrow(visitor);
      if (index % 5 === 4) continue;
      const { gameId, player } = await winGame(started, visitor);
      const first = await claim(gameId, player);
      if (!first.ok) expect(first.reason).toBe('account_required');
      const { userId } = await makeAccount(now);
      const result = first.ok ? first : await claim(gameId, { ...player, actor: customer(userId) });
      expect(result).toMatchObject({ ok: true });
      claims += 1;
    }
    expect(claims).toBe(40);
  }, 600_000);
});
