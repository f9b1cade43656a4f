import { z } from 'zod';
import { maxNonceLength } from '#domain/game/draw.ts';
import { spin } from '#services/game/spin.server.ts';
import { toPlayer } from './to-player.ts';
import { rejectGame } from './reject-game.ts';
import { defineOperation } from './operation.ts';

export const gameSpin = defineOperation({
  needsOpenShop: true,
  body: z.strictObject({
    game_id: z.string(),
    /** The player's own random input. */
    nonce: z.string().max(maxNonceLength).optional(),
  }),
  async run({ game_id, nonce }, context) {
    const spun = await spin({ gameId: game_id, nonce }, toPlayer(context));
    if (!spun.ok) return rejectGame(spun, context.attempt);
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
