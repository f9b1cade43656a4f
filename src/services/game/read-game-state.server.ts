import type { GameState, Stage } from '#domain/game/game.ts';
import { cooldownHours, nextPlayAfter } from '#domain/game/cooldown.ts';
import { levelOf } from '#domain/game/rewards.ts';
import { db } from '#platform/database/query.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import { deviceIdOf } from './device-id.server.ts';
import {
  closeWhenEmptyQuery,
  availablePrizesQuery,
  gameSettingsQuery,
} from './game-availability.server.ts';
import { userIdOf } from '../shared/caller.ts';
import type { Player } from './player.ts';
import { toClaim, toGame, toPrize } from './game-view.server.ts';
import { gameQueries, isOver, latestGameOf, type StoredGame } from './stored-game.server.ts';

const noOwner = '00000000-0000-0000-0000-000000000000';

/** The player's stage with everything its screen shows. */
export async function readGameState(player: Player): Promise<GameState> {
  const { locale, now } = player.attempt;
  const userId = userIdOf(player);
  const { stored, isEnabled, prizes, device, claim, points } = await readRows(
    deviceIdOf(player.device),
    userId,
    now,
  );
  const isOpen = isEnabled && prizes.length > 0;
  if (isEnabled && !isOpen) await asSystem().write(closeWhenEmptyQuery);
  const next = device?.last_played_at ? nextPlayAfter(device.last_played_at) : null;
  const stage = stageOf(stored, isOpen, now);
  return {
    stage,
    isOpen,
    game: stored && isShown(stored, stage, now) ? toGame(stored, { locale, now }) : null,
    nextPlayAt: next && next > now && userId === null ? next.toISOString() : null,
    claim: claim ? toClaim(claim, locale) : null,
    rewards: userId === null ? null : { points, level: levelOf(points) },
    prizes: prizes.map((row) => toPrize(row, locale)),
  };
}

async function readRows(deviceId: string | null, userId: string | null, now: Date) {
  const ofDevice = deviceId ?? noOwner;
  const owner = { deviceId: ofDevice, userId: userId ?? noOwner, now };
  const queries = gameQueries(latestGameOf(owner));
  // As system: games belong to devices, which are not database users.
  const [[game], turns, [draw], onWheel, [settings], prizes, [device], [claim], [rewards]] =
    await asSystem().read(
      queries.game,
      queries.turns,
      queries.draw,
      queries.prizes,
      gameSettingsQuery,
      availablePrizesQuery,
      db.selectFrom('game_devices').select('last_played_at').where('id', '=', ofDevice),
      db
        .selectFrom('claimed_prizes')
        .selectAll()
        .where((eb) =>
          eb.or([eb('user_id', '=', userId ?? noOwner), eb('device_id', '=', ofDevice)]),
        )
        // The customer's claim has priority over the device's.
        .orderBy(
          (eb) => eb('user_id', '=', userId ?? noOwner),
          (order) => order.desc().nullsLast(),
        )
        .limit(1),
      db
        .selectFrom('user_rewards')
        .select('points')
        .where('user_id', '=', userId ?? noOwner),
    );
  const stored: StoredGame | null = game && draw ? { game, turns, draw, prizes: onWheel } : null;
  return {
    stored,
    isEnabled: settings?.is_enabled ?? false,
    prizes,
    device,
    claim,
    points: rewards?.points ?? 0,
  };
}

/** Wins and results stay visible when the game is switched off. */
function stageOf(stored: StoredGame | null, isOpen: boolean, now: Date): Stage {
  const stage = stored?.game.stage;
  if (stored && !isOver(stored.game, now) && (isOpen || stage === 'claim')) return stage!;
  if (stored && isRecent(stored, now)) return 'complete';
  return isOpen ? 'questions' : 'disabled';
}

/** Until the device may play again. */
function isRecent({ game }: StoredGame, now: Date): boolean {
  const hours = (now.getTime() - (game.completed_at ?? game.started_at).getTime()) / 3_600_000;
  return game.stage === 'complete' && hours < cooldownHours;
}

/** Hides games that are over. */
function isShown({ game }: StoredGame, stage: Stage, now: Date): boolean {
  return stage !== 'disabled' && (stage === 'complete' || !isOver(game, now));
}
