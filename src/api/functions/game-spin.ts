import { z } from 'zod';
import { longestNonce } from '#domain/game/draw.ts';
import { spin } from '#services/game/spin.server.ts';
import { playerOf } from './game-player.ts';
import { refuseGame } from './game-words.ts';
import { defineOperation } from './operation.ts';

export const gameSpin = defineOperation({
  body: z.strictObject({
    game_id: z.string(),
    /** The player's own contribution to chance. */
    nonce: z.string().max(longestNonce).optional(),
  }),
  async run({ game_id, nonce }, context) {
    const spun = await spin({ gameId: game_id, nonce }, playerOf(context));
    if (!spun.ok) return refuseGame(spun, context.attempt);
    const { segment, prize, proof } = spun;
    return {
      ok: true,
      body: {
        segment,
        prize: { id: prize.id, name: prize.name, type: prize.type, value: prize.value },
        proof: {
          draw_id: proof.drawId,
          game_id: proof.gameId,
          secret: proof.secret,
          nonce: proof.nonce,
          segments: proof.segments,
          commitment: proof.commitment,
        },
      },
    };
  },
});
