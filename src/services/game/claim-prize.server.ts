import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { parseInstagramUsername } from '#domain/game/instagram.ts';
import type { Rejection } from '#domain/game/rejections.ts';
import { queueTransaction } from '#platform/database/queue-transaction.server.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import { log } from '#platform/log.server.ts';
import { type Random, systemRandom } from '#platform/random.ts';
import { recordClaim } from './analytics.server.ts';
import { checkClaimLimits, recordClaimOrigin } from './claim-limits.server.ts';
import { deviceIdOf } from './device-id.server.ts';
import { endGame } from './end-game.server.ts';
import { takeGameLimits } from './game-limits.server.ts';
import { closeWhenEmptyQuery, readAvailablePrizes } from './game-availability.server.ts';
import { userIdOf } from '../shared/caller.ts';
import type { Player } from './player.ts';
import { toClaim } from './game-view.server.ts';
import type { ClaimResult } from './results.ts';
import { rewardClaim } from './rewards.server.ts';
import { sealWheel } from './seal-wheel.server.ts';
import { setPrizeQuantity } from './set-prize-quantity.server.ts';
import { lockOwnGame, type StoredGame } from './stored-game.server.ts';

export interface ClaimInput {
  gameId: string;
  instagramUsername: string;
}

type Claimant = { player: Player; username: string; random: Random };

/** Claims a prize in one transaction: quantity, history, coupon, points and result. */
export async function claimPrize(
  input: ClaimInput,
  player: Player,
  random: Random = systemRandom,
): Promise<ClaimResult> {
  const result = await queueTransaction(() => claimInTransaction(input, player, random));
  return result ?? { ok: false, reason: 'rate_limited', retryAfter: 2 };
}

async function claimInTransaction(
  input: ClaimInput,
  player: Player,
  random: Random,
): Promise<ClaimResult> {
  const { now } = player.attempt;
  const allowed = await takeGameLimits('claim', player);
  if (!allowed.ok) return allowed;
  try {
    // As system: players cannot change quantities, coupons or points.
    const result = await asSystem().transaction((trx) => claim(trx, input, player, random), {
      notifyAfterCommit: true,
    });
    if (result.ok) await recordClaim(now);
    return result;
  } catch (error) {
    log.error({ err: error }, 'a prize could not be claimed');
    return { ok: false, reason: reasonOf(error) };
  }
}

async function claim(
  trx: Transaction<DB>,
  { gameId, instagramUsername }: ClaimInput,
  player: Player,
  random: Random,
): Promise<ClaimResult> {
  const stored = await lockOwnGame(trx, gameId, player);
  if (!stored || stored.draw.segment === null) return { ok: false, reason: 'no_prize_selected' };
  const typed = parseInstagramUsername(instagramUsername);
  if (!typed.ok) return typed;
  if (userIdOf(player) === null && deviceIdOf(player.device) === null) {
    return { ok: false, reason: 'not_identified' };
  }
  if (await hasClaimed(trx, stored, player)) return { ok: false, reason: 'already_claimed' };
  if (stored.game.stage !== 'claim') return { ok: false, reason: 'no_prize_selected' };
  if (await isNameTaken(trx, typed.username)) return { ok: false, reason: 'username_taken' };
  const allowed = await checkClaimLimits(trx, player);
  if (!allowed.ok) return allowed;
  return takePiece(trx, stored, { player, username: typed.username, random });
}

class ClaimCheckFailed extends Error {}

/** Fails closed. */
async function hasClaimed(
  trx: Transaction<DB>,
  { game }: StoredGame,
  player: Player,
): Promise<boolean> {
  const userId = userIdOf(player);
  try {
    const found = await trx
      .selectFrom('claimed_prizes')
      .select('id')
      .where((eb) =>
        eb.or([
          eb('device_id', '=', game.device_id),
          ...(userId === null ? [] : [eb('user_id', '=', userId)]),
        ]),
      )
      .executeTakeFirst();
    return found !== undefined;
  } catch (error) {
    throw new ClaimCheckFailed('existing claims could not be read', { cause: error });
  }
}

/** One claim per Instagram account, rejected ones included. */
async function isNameTaken(trx: Transaction<DB>, username: string): Promise<boolean> {
  const found = await trx
    .selectFrom('claimed_prizes')
    .select('id')
    .where('instagram_username', '=', username)
    .executeTakeFirst();
  return found !== undefined;
}

async function takePiece(
  trx: Transaction<DB>,
  stored: StoredGame,
  { player, username, random }: Claimant,
): Promise<ClaimResult> {
  const { game, draw } = stored;
  const { now, locale } = player.attempt;
  const userId = userIdOf(player);
  const prize = await trx
    .selectFrom('game_prizes')
    .selectAll()
    .where('id', '=', draw.segments[draw.segment!]!)
    .forUpdate()
    .executeTakeFirst();
  if (!prize) return { ok: false, reason: 'prize_not_found' };
  if (prize.quantity < 1) return offerAnotherWheel(trx, stored, now, random);

  const claimed = await trx
    .insertInto('claimed_prizes')
    .values({
      prize_id: prize.id,
      user_id: userId,
      device_id: game.device_id,
      game_id: game.id,
      instagram_username: username,
      prize_name: prize.name,
      prize_name_ar: prize.name_ar,
      prize_type: prize.type,
      prize_value: prize.value,
      claimed_at: now,
    })
    // A concurrent claim of the same person or name conflicts here.
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!claimed) {
    const isTaken = await isNameTaken(trx, username);
    return { ok: false, reason: isTaken ? 'username_taken' : 'already_claimed' };
  }
  await recordClaimOrigin(trx, claimed.id, player);
  await setPrizeQuantity(
    trx,
    prize,
    { quantity: prize.quantity - 1 },
    {
      reason: 'claimed',
      claim_id: claimed.id,
      at: now,
    },
  );
  const rewards = userId && (await rewardClaim(trx, claimed, userId, now, random));
  await endGame(trx, stored, { at: now, completed: true, claimId: claimed.id, userId });
  await trx.executeQuery(closeWhenEmptyQuery);
  return { ok: true, claim: toClaim(claimed, locale), rewards: rewards || null };
}

/** The prize is gone: the winner gets a new wheel, or the game ends when no prize is left. */
async function offerAnotherWheel(
  trx: Transaction<DB>,
  stored: StoredGame,
  now: Date,
  random: Random,
): Promise<Rejection<'prize_unavailable'>> {
  const { game, draw } = stored;
  const prizes = await readAvailablePrizes(trx);
  if (prizes) {
    await sealWheel(trx, { gameId: game.id, round: draw.round + 1, prizes, now }, random);
    await trx.updateTable('games').set({ stage: 'wheel' }).where('id', '=', game.id).execute();
  } else {
    await endGame(trx, stored, { at: now, completed: true });
  }
  return { ok: false, reason: 'prize_unavailable' };
}

/** Database errors appear in the log only. */
function reasonOf(error: unknown): 'claim_check_failed' | 'claim_failed' | 'claim_unknown' {
  if (error instanceof ClaimCheckFailed) return 'claim_check_failed';
  return error instanceof Error && 'code' in error ? 'claim_failed' : 'claim_unknown';
}
