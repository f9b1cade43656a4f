import { z } from 'zod';
import { claimPrize } from '#services/game/claim-prize.server.ts';
import { deviceId, toPlayer } from './to-player.ts';
import { rejectGame } from './reject-game.ts';
import { defineOperation } from './operation.ts';

export const gameClaim = defineOperation({
  needsOpenShop: true,
  body: z.strictObject({
    game_id: z.string().default(''),
    instagram_username: z.string().max(200).default(''),
    device_id: deviceId.optional(),
  }),
  async run({ game_id, instagram_username, device_id }, context) {
    const claimed = await claimPrize(
      { gameId: game_id, instagramUsername: instagram_username },
      toPlayer(context, device_id),
    );
    if (!claimed.ok) return rejectGame(claimed, context.attempt);
    const { id, status, prizeName, prizeType } = claimed.claim;
    return {
      ok: true,
      status: 201,
      body: { claim: { id, status, prize_name: prizeName, prize_type: prizeType } },
    };
  },
});
