import { z } from 'zod';
import { linkClaims } from '#services/game/link-claims.server.ts';
import { deviceId, playerOf } from './game-player.ts';
import { refuseGame } from './game-words.ts';
import { defineOperation } from './operation.ts';

export const linkClaimsOperation = defineOperation({
  body: z.strictObject({ device_id: deviceId }),
  signedIn: true,
  async run({ device_id }, context) {
    const result = await linkClaims(playerOf(context, device_id));
    if (!result.ok) return refuseGame(result, context.attempt);
    return { ok: true, body: { linked: result.linked } };
  },
});
