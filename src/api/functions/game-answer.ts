import { z } from 'zod';
import { answerQuestion } from '#services/game/answer-question.server.ts';
import { toPlayer } from './to-player.ts';
import { rejectGame } from './reject-game.ts';
import { defineOperation } from './operation.ts';

export const gameAnswer = defineOperation({
  needsOpenShop: true,
  body: z.strictObject({
    game_id: z.string(),
    question_id: z.string(),
    option: z.number().int(),
  }),
  async run({ game_id, question_id, option }, context) {
    const answer = { gameId: game_id, questionId: question_id, option };
    const result = await answerQuestion(answer, toPlayer(context));
    if (!result.ok) return rejectGame(result, context.attempt);
    const { correct, correctOption, explanation, stage } = result;
    return { ok: true, body: { correct, correct_option: correctOption, explanation, stage } };
  },
});
