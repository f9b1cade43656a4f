import { z } from 'zod';
import { db } from '#platform/database/query.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import { isUuid } from '#platform/database/uuid.ts';
import { claimPrize } from './claim-prize.server.ts';
import { deviceIdOf } from './device-id.server.ts';
import { linkClaims } from './link-claims.server.ts';
import type { Player } from './player.ts';
import type { SettleResult } from './results.ts';

/** As stored by the browser during sign-up. */
const pendingClaim = z.object({
  prizeId: z.string().optional(),
  instagramUsername: z.string().optional(),
  deviceId: z.string().optional(),
});

const nothing: SettleResult = { announcement: null, reason: null };

/**
 * After sign-in, claims what was won before it or links what was claimed. The stored data alone is
 * no proof: the win must be recorded for this device.
 */
export async function settlePendingClaim(stored: unknown, player: Player): Promise<SettleResult> {
  const parsed = pendingClaim.safeParse(stored);
  if (!parsed.success) return nothing;
  const { prizeId, instagramUsername, deviceId } = parsed.data;
  const known: Player = { ...player, device: player.device ?? deviceId ?? null };
  if (!prizeId || !instagramUsername) return deviceId || player.device ? link(known) : nothing;
  if (!(await prizeExists(prizeId))) {
    return { announcement: 'prize_not_found', reason: 'prize_not_found' };
  }
  const gameId = await wonGame(prizeId, deviceIdOf(known.device));
  if (gameId === null) {
    // A visitor who claimed before signing up has nothing left to claim.
    const linked = await link(known);
    return linked.announcement ? linked : { announcement: 'failed', reason: 'no_prize_selected' };
  }
  const claimed = await claimPrize({ gameId, instagramUsername }, known);
  return claimed.ok
    ? { announcement: 'claimed', reason: null }
    : { announcement: 'failed', reason: claimed.reason };
}

async function link(player: Player): Promise<SettleResult> {
  const result = await linkClaims(player);
  return result.ok && result.linked > 0 ? { announcement: 'linked', reason: null } : nothing;
}

async function prizeExists(prizeId: string): Promise<boolean> {
  if (!isUuid(prizeId)) return false;
  // As system: a withdrawn prize can still have been won.
  const [found] = await asSystem().read(
    db.selectFrom('game_prizes').select('id').where('id', '=', prizeId),
  );
  return found.length > 0;
}

/** The game of this device that won this prize and is not claimed yet. */
async function wonGame(prizeId: string, deviceId: string | null): Promise<string | null> {
  if (deviceId === null) return null;
  // As system: players cannot read draws.
  const [draws] = await asSystem().read(
    db
      .selectFrom('games as g')
      .innerJoin('game_draws as d', 'd.game_id', 'g.id')
      .select(['g.id', 'd.segments', 'd.segment'])
      .where('g.device_id', '=', deviceId)
      .where('g.stage', '=', 'claim')
      .orderBy('d.round', 'desc')
      .limit(1),
  );
  const [draw] = draws;
  return draw && draw.segments[draw.segment ?? -1] === prizeId ? draw.id : null;
}
