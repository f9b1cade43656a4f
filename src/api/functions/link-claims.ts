import { z } from 'zod';
import { linkClaims } from '#services/game/link-claims.server.ts';
import { deviceId, toPlayer } from './to-player.ts';
import { rejectGame } from './reject-game.ts';
import { defineOperation } from './operation.ts';

export const linkClaimsOperation = defineOperation({
  body: z.strictObject({ device_id: deviceId }),
  signedIn: true,
  async run({ device_id }, context) {
    const result = await linkClaims(toPlayer(context, device_id));
    if (!result.ok) return rejectGame(result, context.attempt);
    return { ok: true, body: { linked: result.linked } };
  },
});
