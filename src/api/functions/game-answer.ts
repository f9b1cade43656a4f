import { z } from 'zod';
import { answerQuestion } from '#services/game/answer-question.server.ts';
import { playerOf } from './game-player.ts';
import { refuseGame } from './game-words.ts';
import { defineOperation } from './operation.ts';

export const gameAnswer = defineOperation({
  body: z.strictObject({
    game_id: z.string(),
    question_id: z.string(),
    option: z.number().int(),
  }),
  async run({ game_id, question_id, option }, context) {
    const answer = { gameId: game_id, questionId: question_id, option };
    const given = await answerQuestion(answer, playerOf(context));
    if (!given.ok) return refuseGame(given, context.attempt);
    const { correct, correctOption, explanation, stage } = given;
    return { ok: true, body: { correct, correct_option: correctOption, explanation, stage } };
  },
});
