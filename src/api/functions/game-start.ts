import { z } from 'zod';
import { maxProofNonceLength } from '#domain/game/proof-of-work.ts';
import { startGame } from '#services/game/start-game.server.ts';
import { deviceId, toPlayer } from './to-player.ts';
import { rejectGame } from './reject-game.ts';
import { defineOperation } from './operation.ts';

export const gameStart = defineOperation({
  needsOpenShop: true,
  body: z.strictObject({
    device_id: deviceId.optional(),
    /** For players who need more time to read or answer. */
    extended_time: z.boolean().optional(),
    /** The solution of the challenge in the details of `proof_required`. */
    proof: z
      .strictObject({ challenge: z.string().max(300), nonce: z.string().max(maxProofNonceLength) })
      .optional(),
  }),
  async run({ device_id, extended_time = false, proof }, context) {
    const started = await startGame(
      { extendedTime: extended_time, proof },
      toPlayer(context, device_id),
    );
    if (!started.ok) return rejectGame(started, context.attempt);
    const { device, stage, game, questions } = started;
    return {
      ok: true,
      body: {
        game: { id: game.id, stage, expires_at: game.expiresAt },
        device_id: device,
        questions,
        seconds_per_question: game.secondsPerQuestion,
        segments: game.wheel.segments.map(({ prizeId, name }) => ({ prize_id: prizeId, name })),
        commitment: game.wheel.commitment,
      },
    };
  },
});
