import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { chooseQuestions } from '#domain/game/choose-questions.ts';
import { nextPlayAfter } from '#domain/game/cooldown.ts';
import { gameLastsHours, questionsPerGame } from '#domain/game/timing.ts';
import { shuffled } from '#domain/game/wheel.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import { type Random, systemRandom } from '#platform/random.ts';
import { recordStart } from './analytics.server.ts';
import { deviceIdOf, issueDevice } from './device-id.server.ts';
import { endGame } from './end-game.server.ts';
import { takeGameLimits } from './game-limits.server.ts';
import { readAvailablePrizes } from './game-availability.server.ts';
import { userIdOf } from '../shared/caller.ts';
import type { Player } from './player.ts';
import { toGame, toQuestion } from './game-view.server.ts';
import type { StartResult } from './results.ts';
import { sealWheel } from './seal-wheel.server.ts';
import { isOver, lockGame, type PrizeRow, type StoredGame } from './stored-game.server.ts';

export interface StartOptions {
  /** For players who need more time to read or answer. */
  extendedTime?: boolean;
  /** As sent by the browser: 390x844. */
  screenSize?: string | null;
}

type Started =
  | { ok: true; stored: StoredGame; isNew: boolean }
  | Exclude<StartResult, { ok: true } | { reason: 'rate_limited' }>;

/** Starts a game with new questions and a sealed wheel, or resumes the running one. */
export async function startGame(
  options: StartOptions,
  player: Player,
  random: Random = systemRandom,
): Promise<StartResult> {
  const { attempt } = player;
  if (player.device !== null && deviceIdOf(player.device) === null) {
    return { ok: false, reason: 'invalid_device' };
  }
  const allowed = await takeGameLimits('start', player);
  if (!allowed.ok) return allowed;
  const device = player.device ?? issueDevice(random);
  const known: Player = { ...player, device };

  // As system: players cannot read correct answers or write games.
  const started = await asSystem().transaction((trx) => start(trx, options, known, random));
  if (!started.ok) return started;
  const { stored, isNew } = started;
  if (isNew) await recordStart(stored, known, options.screenSize ?? null);
  return {
    ok: true,
    device,
    stage: stored.game.stage,
    game: toGame(stored, attempt),
    questions: stored.turns.map((turn) => toQuestion(turn, attempt.locale)),
  };
}

async function start(
  trx: Transaction<DB>,
  options: StartOptions,
  player: Player,
  random: Random,
): Promise<Started> {
  const { now } = player.attempt;
  const device = await lockDevice(trx, deviceIdOf(player.device)!, now);
  const running = await runningGame(trx, device.id, now);
  if (running) return { ok: true, stored: running, isNew: false };

  const prizes = await readAvailablePrizes(trx);
  if (!prizes) return { ok: false, reason: 'game_disabled' };
  const next = device.last_played_at && nextPlayAfter(device.last_played_at);
  if (next && next > now && userIdOf(player) === null) {
    return { ok: false, reason: 'cooldown', nextPlayAt: next.toISOString() };
  }
  const questions = await pickQuestions(trx, player, random);
  if (!questions) return { ok: false, reason: 'game_disabled' };
  const id = await createGame(trx, { questions, prizes, options, player }, random);
  return { ok: true, stored: (await lockGame(trx, id))!, isNew: true };
}

/** Serializes concurrent starts of one device. */
async function lockDevice(trx: Transaction<DB>, id: string, now: Date) {
  await trx
    .insertInto('game_devices')
    .values({ id, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return trx
    .selectFrom('game_devices')
    .select(['id', 'last_played_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

async function runningGame(trx: Transaction<DB>, deviceId: string, now: Date) {
  const found = await trx
    .selectFrom('games')
    .select('id')
    .where('device_id', '=', deviceId)
    .where('stage', '<>', 'complete')
    .executeTakeFirst();
  const stored = found && (await lockGame(trx, found.id));
  if (!stored) return null;
  if (!isOver(stored.game, now)) return stored;
  await endGame(trx, stored, { at: stored.game.expires_at, completed: false });
  return null;
}

/** Questions from the last games of this device or customer come last. */
async function pickQuestions(trx: Transaction<DB>, player: Player, random: Random) {
  const userId = userIdOf(player);
  const lately = 10 * questionsPerGame;
  const pool = await trx
    .selectFrom('game_questions')
    .select(['id', 'difficulty_level as difficulty', 'options'])
    .where('is_active', '=', true)
    .orderBy('id')
    .execute();
  const seen = await trx
    .selectFrom('game_turns as t')
    .innerJoin('games as g', 'g.id', 't.game_id')
    .select('t.question_id')
    .where((eb) =>
      eb.or([
        eb('g.device_id', '=', deviceIdOf(player.device)!),
        ...(userId === null ? [] : [eb('g.user_id', '=', userId)]),
      ]),
    )
    .orderBy('g.started_at', 'desc')
    .orderBy('t.position')
    .limit(lately)
    .execute();
  const longestAgoFirst = seen.map(({ question_id }) => question_id).toReversed();
  const chosen = chooseQuestions(pool, longestAgoFirst, random.below);
  const byId = new Map(pool.map((question) => [question.id, question]));
  return chosen?.map((id) => byId.get(id)!) ?? null;
}

interface NewGame {
  questions: { id: string; options: string[] }[];
  prizes: PrizeRow[];
  options: StartOptions;
  player: Player;
}

async function createGame(trx: Transaction<DB>, making: NewGame, random: Random): Promise<string> {
  const { questions, prizes, options, player } = making;
  const { now } = player.attempt;
  const { id } = await trx
    .insertInto('games')
    .values({
      id: random.uuid(),
      device_id: deviceIdOf(player.device)!,
      user_id: userIdOf(player),
      extended_time: options.extendedTime ?? false,
      started_at: now,
      expires_at: new Date(now.getTime() + gameLastsHours * 3_600_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('game_turns')
    .values(
      questions.map((question, position) => ({
        game_id: id,
        position,
        question_id: question.id,
        option_order: shuffled([...question.options.keys()], random.below),
        starts_at: position === 0 ? now : null,
      })),
    )
    .execute();
  await sealWheel(trx, { gameId: id, round: 1, prizes, now }, random);
  return id;
}
