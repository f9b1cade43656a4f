import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import {
  askQuestions,
  begin,
  newPlayer,
  newUsername,
  offerPrizes,
  win,
} from '#tests/support/game.ts';
import { rightOption } from '#tests/support/right-option.ts';
import { answerQuestion } from './answer-question.server.ts';
import { claimPrize } from './claim-prize.server.ts';
import { startGame } from './start-game.server.ts';

const now = new Date('2026-11-15T10:00:00Z');
const rounds = 15;

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  await askQuestions(database.owner);
  await offerPrizes(database.owner, { name: 'Lamp', quantity: 500 });
});
afterAll(() => database.close());

/** Answers all but the last question correctly; the last answer ends the game. */
async function reachLastQuestion() {
  const player = newPlayer(now);
  const { game, questions } = await begin(player);
  for (const { id } of questions.slice(0, -1)) {
    const option = await rightOption(database.owner, game.id, id);
    await answerQuestion({ gameId: game.id, questionId: id, option }, player);
  }
  return { player, gameId: game.id, questionId: questions.at(-1)!.id };
}

describe('requests of one device at the same time', () => {
  it('never deadlock when the last answer meets new starts', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { player, gameId, questionId } = await reachLastQuestion();
      const [answered] = await Promise.all([
        answerQuestion({ gameId, questionId, option: -1 }, player),
        ...Array.from({ length: 4 }, () => startGame({}, player)),
      ]);
      expect(answered).toMatchObject({ ok: true, stage: 'complete' });
    }
  });

  it('never deadlock when a claim meets new starts', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const player = newPlayer(now);
      const { gameId } = await win(database.owner, player);
      const [claimed] = await Promise.all([
        claimPrize({ gameId, instagramUsername: newUsername() }, player),
        ...Array.from({ length: 4 }, () => startGame({}, player)),
      ]);
      expect(claimed).toMatchObject({ ok: true });
    }
  });
});
