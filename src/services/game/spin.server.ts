import { drawSegment } from '#domain/game/draw.ts';
import { winLastsHours } from '#domain/game/timing.ts';
import { segmentCount } from '#domain/game/wheel.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import { recordSpin } from './analytics.server.ts';
import type { Player } from './player.ts';
import { toSpin } from './game-view.server.ts';
import type { SpinResult } from './results.ts';
import { lockOwnGame } from './stored-game.server.ts';

export interface SpinInput {
  gameId: string;
  /** The player's own contribution to chance, given after the commitment was published. */
  nonce?: string;
}

/** Draws on the server, once; the wheel only shows the result. */
export async function spin({ gameId, nonce = '' }: SpinInput, player: Player): Promise<SpinResult> {
  const { now, locale } = player.attempt;
  // As system: players cannot read the secret or write games.
  const result = await asSystem().transaction(async (trx): Promise<SpinResult> => {
    const stored = await lockOwnGame(trx, gameId, player);
    if (!stored) return { ok: false, reason: 'game_not_found' };
    const { game, draw, prizes } = stored;
    if (game.stage !== 'wheel') return { ok: false, reason: 'wrong_stage' };
    const segment = await drawSegment({ secret: draw.secret, gameId, nonce }, segmentCount);
    const drawn = { segment, nonce, drawn_at: now };
    await trx.updateTable('game_draws').set(drawn).where('id', '=', draw.id).execute();
    const expires_at = new Date(now.getTime() + winLastsHours * 3_600_000);
    await trx
      .updateTable('games')
      .set({ stage: 'claim', expires_at })
      .where('id', '=', gameId)
      .execute();
    return { ok: true, stage: 'claim', ...toSpin({ ...draw, ...drawn }, prizes, locale)! };
  });
  if (result.ok) await recordSpin(now);
  return result;
}
