import { beforeEach, describe, expect, it } from 'vitest';
import { verifyDraw } from '#domain/game/draw.ts';
import { makeAccount } from '#tests/support/accounts.ts';
import { fileDatabase } from '#tests/support/file-database.ts';
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
import { rightOption } from '#tests/support/right-option.ts';
import { answerQuestion, nextQuestion } from './answer-question.server.ts';
import { readFairness } from './read-fairness.server.ts';
import { readGameState } from './read-game-state.server.ts';
import { spin } from './spin.server.ts';
import { startGame } from './start-game.server.ts';

const now = new Date('2026-11-15T10:00:00Z');

const database = fileDatabase({ arrange: askQuestions });
beforeEach(() => offerPrizes(database.owner, { name: 'Lamp' }, { name: 'Bowl', quantity: 20 }));

const hour = 3600;

describe('a start', () => {
  it('returns four questions from easy to hard, without the correct answers', async () => {
    const started = await begin(newPlayer(now));
    expect(started.questions.map(({ difficulty }) => difficulty)).toEqual([
      'easy',
      'medium',
      'medium',
      'hard',
    ]);
    expect(started.game.current).toMatchObject({ position: 0, secondsLeft: 15, startsIn: 0 });
    expect(JSON.stringify(started)).not.toMatch(/correct|Because|explanation/i);
  });

  it('publishes twelve segments and the seal on them', async () => {
    const { game } = await begin(newPlayer(now));
    expect(game.wheel.segments).toHaveLength(12);
    expect(game.wheel.prizes.map(({ name, segments }) => [name, segments])).toEqual([
      ['Lamp', 10],
      ['Bowl', 2],
    ]);
    expect(game.wheel.commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(game.spin).toBeNull();
  });

  it('issues a device id to a new browser, and rejects an id that we did not sign', async () => {
    const withoutDevice = { ...newPlayer(now), device: null };
    const started = await begin(withoutDevice);
    expect(await readGameState({ ...withoutDevice, device: started.device })).toMatchObject({
      stage: 'questions',
      game: { id: started.game.id },
    });
    const forged = started.device.replace(/^./, (digit) => (digit === '0' ? '1' : '0'));
    expect(await startGame({}, { ...withoutDevice, device: forged })).toEqual({
      ok: false,
      reason: 'invalid_device',
    });
  });

  it('resumes the running game of a device, also under concurrent starts', async () => {
    const player = newPlayer(now);
    const both = await Promise.all([begin(player), begin(player)]);
    expect(both[0].game.id).toBe(both[1].game.id);
    expect((await begin(later(player, 60))).game.id).toBe(both[0].game.id);
  });

  it('does not repeat questions that this device saw recently', async () => {
    const account = await makeAccount(now);
    const player = newPlayer(now, customer(account.userId));
    const request = new Set<string>();
    for (const day of [0, 1, 2, 3]) {
      const { game, questions } = await begin(later(player, day * 24 * hour));
      await database.owner.query(
        `update games set stage = 'complete', completed_at = started_at where id = $1`,
        [game.id],
      );
      for (const { id } of questions) request.add(id);
    }
    expect(request.size).toBe(16);
  });

  it('is rejected while the game is disabled, or its settings are missing', async () => {
    await database.owner.query('update game_settings set is_enabled = false');
    expect(await startGame({}, newPlayer(now))).toMatchObject({ reason: 'game_disabled' });
    expect((await readGameState(newPlayer(now))).stage).toBe('disabled');
    await database.owner.query('delete from game_settings');
    expect(await startGame({}, newPlayer(now))).toMatchObject({ reason: 'game_disabled' });
    expect((await readGameState(newPlayer(now))).stage).toBe('disabled');
    await database.owner.query('insert into game_settings (is_enabled) values (true)');
  });

  it.each(['looking', 'starting'])(
    'with nothing left to win, %s switches the game off',
    async (how) => {
      await database.owner.query('update game_prizes set quantity = 0');
      if (how === 'looking') expect((await readGameState(newPlayer(now))).stage).toBe('disabled');
      else expect(await startGame({}, newPlayer(now))).toMatchObject({ reason: 'game_disabled' });
      const { rows } = await database.owner.query('select is_enabled from game_settings');
      expect(rows).toEqual([{ is_enabled: false }]);
      await database.owner.query('update game_prizes set quantity = original_quantity');
      expect((await readGameState(newPlayer(now))).stage).toBe('disabled');
    },
  );

  it('needs four questions', async () => {
    await database.owner.query(`update game_questions set is_active = (question like '%1')`);
    expect(await startGame({}, newPlayer(now))).toMatchObject({ reason: 'game_disabled' });
    await database.owner.query('update game_questions set is_active = true');
  });
});

describe('an answer', () => {
  it('returns the correct option with the explanation, and advances', async () => {
    const player = newPlayer(now);
    const { game, questions } = await begin(player);
    const [first, second] = questions;
    const right = await rightOption(database.owner, game.id, first!.id);
    const answer = { gameId: game.id, questionId: first!.id, option: (right + 1) % 4 };
    expect(await answerQuestion(answer, later(player, 5))).toMatchObject({
      ok: true,
      correct: false,
      correctOption: right,
      explanation: `Because ${first!.text}`,
      expired: false,
      stage: 'questions',
      next: { id: second!.id, secondsLeft: 15, startsIn: 8 },
    });
  });

  it('shows how the craft of the question looks, and who practises it', async () => {
    await database.owner.query(
      `insert into workshops (slug, name, craft, town, governorate, image_url, is_visible)
       select slug, slug, 'kilim', 'Fuwwah', 'cairo', picture, slug <> 'hidden'
       from (values ('looms', '/looms.webp'), ('bare', null), ('hidden', '/hidden.webp')) w (slug, picture)`,
    );
    await database.owner.query(`update game_questions set craft = 'kilim'`);
    const player = newPlayer(now);
    const { game, questions } = await begin(player);
    const craft = async () =>
      (await readGameState(player)).game?.answered.map((each) => each.craft);
    expect(JSON.stringify(game)).not.toContain('looms');
    await answerQuestion({ gameId: game.id, questionId: questions[0]!.id, option: 0 }, player);
    expect(await craft()).toEqual([{ picture: '/looms.webp', workshops: ['bare', 'looms'] }]);
    await database.owner.query('update game_questions set craft = null');
    expect(await craft()).toEqual([null]);
  });

  it('counts once, in order, and only one of the options', async () => {
    const player = newPlayer(now);
    const { game, questions } = await begin(player);
    const answer = (index: number, option: number) =>
      answerQuestion({ gameId: game.id, questionId: questions[index]!.id, option }, player);
    expect(await answer(1, 0)).toMatchObject({ reason: 'out_of_order' });
    expect(await answer(0, 4)).toMatchObject({ reason: 'invalid_option' });
    expect(await answer(0, -2)).toMatchObject({ reason: 'invalid_option' });
    expect(await answer(0, 0.5)).toMatchObject({ reason: 'invalid_option' });
    const results = await Promise.all([answer(0, 0), answer(0, 1), answer(0, 2)]);
    // Which of them comes first is open; that it is only one is not.
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(results.filter(({ ok }) => !ok)).toMatchObject([
      { reason: 'already_answered' },
      { reason: 'already_answered' },
    ]);
  });

  it('after its time plus the network allowance counts as expired', async () => {
    const player = newPlayer(now);
    const { game, questions } = await begin(player);
    const right = (index: number) => rightOption(database.owner, game.id, questions[index]!.id);
    const answer = async (index: number, at: number) =>
      answerQuestion(
        { gameId: game.id, questionId: questions[index]!.id, option: await right(index) },
        later(player, at),
      );
    expect(await answer(0, 18)).toMatchObject({ correct: true, expired: false });
    await nextQuestion({ gameId: game.id }, later(player, 20));
    expect(await answer(1, 38.1)).toMatchObject({ correct: false, expired: true });
    // No request started the third clock: it started by itself, thirty seconds later.
    expect(await answer(2, 38.1 + 30 + 18.1)).toMatchObject({ correct: false, expired: true });
    const { rows } = await database.owner.query(
      'select option, seconds from game_turns where game_id = $1 order by position',
      [game.id],
    );
    expect(rows.slice(1, 3)).toEqual([
      { option: -1, seconds: '15.00' },
      { option: -1, seconds: '15.00' },
    ]);
  });

  it('has ten times as long with extended time', async () => {
    const player = newPlayer(now);
    const started = await startGame({ extendedTime: true }, player);
    if (!started.ok) throw new Error(started.reason);
    const { game, questions } = started;
    expect(game).toMatchObject({ secondsPerQuestion: 150, extendedTime: true });
    const option = await rightOption(database.owner, game.id, questions[0]!.id);
    const answer = { gameId: game.id, questionId: questions[0]!.id, option };
    expect(await answerQuestion(answer, later(player, 149))).toMatchObject({ correct: true });
  });

  it('is rejected from another device, from another customer or for another game', async () => {
    const account = await makeAccount(now);
    const player = newPlayer(now, customer(account.userId));
    const { game, questions } = await begin(player);
    const answer = { gameId: game.id, questionId: questions[0]!.id, option: 0 };
    const rejected = { ok: false, reason: 'game_not_found' };
    expect(await answerQuestion(answer, newPlayer(now))).toEqual(rejected);
    expect(await answerQuestion(answer, { ...newPlayer(now), device: null })).toEqual(rejected);
    expect(await answerQuestion({ ...answer, gameId: 'x' }, player)).toEqual(rejected);
    expect(await answerQuestion(answer, later(player, 24 * hour))).toEqual(rejected);
    expect(await answerQuestion(answer, { ...player, device: null })).toMatchObject({ ok: true });
  });

  it('that is wrong ends the game, and the device waits a day unless its player signs in', async () => {
    const player = newPlayer(now);
    const { game, questions } = await begin(player);
    for (const { id } of questions) {
      await answerQuestion({ gameId: game.id, questionId: id, option: -1 }, player);
    }
    const state = await readGameState(later(player, 3600));
    expect(state).toMatchObject({
      stage: 'complete',
      nextPlayAt: '2026-11-16T10:00:00.000Z',
      game: { answered: [{ option: -1 }, {}, {}, {}], current: null },
    });
    const almost = later(player, 24 * hour - 1);
    expect(await startGame({}, almost)).toEqual({
      ok: false,
      reason: 'cooldown',
      nextPlayAt: '2026-11-16T10:00:00.000Z',
    });
    const account = await makeAccount(now);
    const signedIn = { ...almost, actor: customer(account.userId) };
    expect(await readGameState(signedIn)).toMatchObject({ stage: 'complete', nextPlayAt: null });
    expect(await startGame({}, signedIn)).toMatchObject({ ok: true });
    const { rows } = await database.owner.query(
      'select questions_answered, correct_answers, completed from game_results where game_id = $1',
      [game.id],
    );
    expect(rows).toEqual([{ questions_answered: 4, correct_answers: 0, completed: true }]);
  });

  it('leaves a device free after a day', async () => {
    const player = newPlayer(now);
    const { game, questions } = await begin(player);
    for (const { id } of questions) {
      await answerQuestion({ gameId: game.id, questionId: id, option: 0 }, player);
    }
    const tomorrow = later(player, 24 * hour);
    expect(await readGameState(tomorrow)).toMatchObject({ stage: 'questions', game: null });
    expect((await begin(tomorrow)).game.id).not.toBe(game.id);
  });
});

describe('a spin', () => {
  it('stops at the sealed segment, and returns the proof', async () => {
    const player = newPlayer(now);
    const gameId = await reachWheel(database.owner, player);
    const before = await readGameState(player);
    expect(before).toMatchObject({ stage: 'wheel', game: { spin: null } });
    const { wheel } = before.game!;
    expect(await readFairness(wheel.drawId, 'en')).toMatchObject({
      commitment: wheel.commitment,
      drawn: null,
    });
    expect(JSON.stringify(await readFairness(wheel.drawId, 'en'))).not.toContain('secret');

    const spun = await spin({ gameId, nonce: 'my own word' }, player);
    if (!spun.ok) throw new Error(spun.reason);
    expect(spun.prize.id).toBe(wheel.segments[spun.segment]!.prizeId);
    expect(spun.proof).toMatchObject({ commitment: wheel.commitment, nonce: 'my own word' });
    expect(await verifyDraw(spun.proof)).toEqual({
      commitmentMatches: true,
      segment: spun.segment,
    });
    expect(await readFairness(wheel.drawId, 'en')).toMatchObject({
      drawn: { segment: spun.segment, proof: spun.proof },
    });
    expect(await readGameState(player)).toMatchObject({
      stage: 'claim',
      game: { spin: { segment: spun.segment } },
    });
  });

  it('happens once, only after the questions, and only to the player', async () => {
    const player = newPlayer(now);
    const { game } = await begin(player);
    expect(await spin({ gameId: game.id }, player)).toMatchObject({ reason: 'wrong_stage' });
    const winner = newPlayer(now);
    const gameId = await reachWheel(database.owner, winner);
    expect(await spin({ gameId }, player)).toMatchObject({ reason: 'game_not_found' });
    const spins = await Promise.all([spin({ gameId }, winner), spin({ gameId }, winner)]);
    expect(spins.filter(({ ok }) => ok)).toHaveLength(1);
  });

  it('can be claimed for a week, even when the game is switched off meanwhile', async () => {
    const player = newPlayer(now);
    await win(database.owner, player);
    await database.owner.query('update game_settings set is_enabled = false');
    const day = 24 * hour;
    expect((await readGameState(later(player, 6 * day))).stage).toBe('claim');
    expect((await readGameState(later(player, 8 * day))).stage).toBe('disabled');
  });

  it('has no proof to read before it was drawn', async () => {
    expect(await readFairness('nothing', 'en')).toEqual({ ok: false, reason: 'draw_not_found' });
  });
});
