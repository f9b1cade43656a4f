import { type Transaction, sql } from 'kysely';
import type { DB } from '#db/types.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import { type Random, systemRandom } from '#platform/random.ts';
import { deviceIdOf } from './device-id.server.ts';
import { userIdOf } from '../shared/caller.ts';
import type { Player } from './player.ts';
import type { LinkResult } from './results.ts';
import { rewardClaim } from './rewards.server.ts';

/** Moves a visitor's claim on this device to the customer, with points and coupon. */
export async function linkClaims(
  player: Player,
  random: Random = systemRandom,
): Promise<LinkResult> {
  const userId = userIdOf(player);
  if (userId === null) return { ok: false, reason: 'not_signed_in' };
  const deviceId = deviceIdOf(player.device);
  if (deviceId === null) return { ok: false, reason: 'invalid_device' };
  const { now } = player.attempt;
  // As system: an unowned claim belongs to no user.
  return asSystem().transaction(async (trx) => {
    const linked = await takeOver(trx, deviceId, userId);
    for (const claim of linked) {
      await trx
        .updateTable('game_results')
        .set({ user_id: userId })
        .where('prize_won', '=', claim.id)
        .execute();
      // A rejected claim is not rewarded.
      if (claim.status !== 'rejected') await rewardClaim(trx, claim, userId, now, random);
    }
    return { ok: true, linked: linked.length };
  });
}

/** One claim per customer: a customer with a claim does not take over another. */
async function takeOver(trx: Transaction<DB>, deviceId: string, userId: string) {
  // Serializes two devices of one customer.
  await sql`select from auth.users where id = ${userId} for no key update`.execute(trx);
  return trx
    .updateTable('claimed_prizes')
    .set({ user_id: userId })
    .where('device_id', '=', deviceId)
    .where('user_id', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('claimed_prizes as own').select('id').where('own.user_id', '=', userId)),
      ),
    )
    .returningAll()
    .execute();
}
