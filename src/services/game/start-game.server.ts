import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { nextPlayAfter } from '#domain/game/cooldown.ts';
import type { ProofOfWork } from '#domain/game/proof-of-work.ts';
import { gameLastsHours } from '#domain/game/timing.ts';
import { shuffled } from '#domain/game/wheel.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import { type Random, systemRandom } from '#platform/random.ts';
import { admitNewDevice } from './admit-device.server.ts';
import { recordStart } from './analytics.server.ts';
import { deviceIdOf, issueDevice } from './device-id.server.ts';
import { takeGameLimits } from './game-limits.server.ts';
import { readAvailablePrizes } from './game-availability.server.ts';
import { userIdOf } from '../shared/caller.ts';
import { hashNetwork } from '../shared/network-hash.server.ts';
import { pickQuestions } from './pick-questions.server.ts';
import type { Player } from './player.ts';
import { toGame, toQuestion } from './game-view.server.ts';
import type { StartResult } from './results.ts';
import { findRunningGameOfDevice, lockRunningGameOfAccount } from './running-game.server.ts';
import { sealWheel } from './seal-wheel.server.ts';
import { lockGame, type PrizeRow, type StoredGame } from './stored-game.server.ts';

export interface StartOptions {
  /** For players who need more time to read or answer. */
  extendedTime?: boolean;
  /** As sent by the browser: 390x844. */
  screenSize?: string | null;
  /** The solution of a challenge, for a new device of a busy network. */
  proof?: ProofOfWork | null;
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
  const userId = userIdOf(player);
  const elsewhere = userId === null ? null : await lockRunningGameOfAccount(trx, userId, now);
  if (elsewhere) return { ok: true, stored: elsewhere, isNew: false };
  if (!(await isKnownDevice(trx, player))) {
    if (!(await readAvailablePrizes(trx))) return { ok: false, reason: 'game_disabled' };
    const admitted = await admitNewDevice(trx, player, options.proof ?? null, random);
    if (!admitted.ok) return admitted;
  }
  const device = await lockDevice(trx, player);
  const running = await findRunningGameOfDevice(trx, device.id, now);
  if (running) return { ok: true, stored: running, isNew: false };

  const prizes = await readAvailablePrizes(trx);
  if (!prizes) return { ok: false, reason: 'game_disabled' };
  const next = device.last_played_at && nextPlayAfter(device.last_played_at);
  if (next && next > now && userId === null) {
    return { ok: false, reason: 'cooldown', nextPlayAt: next.toISOString() };
  }
  const questions = await pickQuestions(trx, player, random);
  if (!questions) return { ok: false, reason: 'game_disabled' };
  const id = await createGame(trx, { questions, prizes, options, player }, random);
  return { ok: true, stored: (await lockGame(trx, id))!, isNew: true };
}

async function isKnownDevice(trx: Transaction<DB>, { device }: Player): Promise<boolean> {
  const found = await trx
    .selectFrom('game_devices')
    .select('id')
    .where('id', '=', deviceIdOf(device)!)
    .executeTakeFirst();
  return found !== undefined;
}

/** Serializes concurrent starts of one device. */
async function lockDevice(trx: Transaction<DB>, { device, attempt }: Player) {
  const id = deviceIdOf(device)!;
  await trx
    .insertInto('game_devices')
    .values({ id, created_at: attempt.now, address_hash: hashNetwork(attempt.address) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return trx
    .selectFrom('game_devices')
    .select(['id', 'last_played_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
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
      address_hash: hashNetwork(player.attempt.address),
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
