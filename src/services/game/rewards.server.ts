import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { Rewards } from '#domain/game/game.ts';
import { gameCouponCode, gameCouponPercent } from '#domain/game/game-coupon.ts';
import { levelOf, pointsPerClaim } from '#domain/game/rewards.ts';
import type { Random } from '#platform/random.ts';

interface RewardedClaim {
  id: string;
  prize_name: string;
  prize_name_ar: string | null;
  prize_type: 'product' | 'coupon';
  prize_value: string | null;
  status: string;
}

/** Adds points, and the coupon if the prize is one. */
export async function rewardClaim(
  trx: Transaction<DB>,
  claim: RewardedClaim,
  userId: string,
  now: Date,
  random: Random,
): Promise<Rewards> {
  await trx
    .insertInto('reward_history')
    .values({
      user_id: userId,
      points: pointsPerClaim,
      reason: 'prize_claimed',
      claim_id: claim.id,
      created_at: now,
    })
    .execute();
  if (claim.prize_type === 'coupon') await createCoupon(trx, claim, userId, now, random);
  return readRewards(trx, userId);
}

/** Draws again if the code exists. */
async function createCoupon(
  trx: Transaction<DB>,
  claim: RewardedClaim,
  userId: string,
  now: Date,
  random: Random,
): Promise<void> {
  for (;;) {
    const made = await trx
      .insertInto('coupons')
      .values({
        code: gameCouponCode(random.below),
        description: claim.prize_name,
        description_ar: claim.prize_name_ar,
        discount_type: 'percentage',
        discount_value: claim.prize_value ?? String(gameCouponPercent),
        min_purchase_amount: '0',
        max_uses: 1,
        starts_at: now,
        expires_at: sql<Date>`${now}::timestamptz + interval '3 months'`,
        // Active after staff confirmed the follow.
        is_active: claim.status === 'verified' || claim.status === 'delivered',
        source: 'game',
        for_user_id: userId,
        claimed_prize_id: claim.id,
        created_at: now,
      })
      .onConflict((conflict) => conflict.column('code').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (made) return;
  }
}

/** Activates the coupon of a claim. */
export async function activateCoupon(trx: Transaction<DB>, claimId: string): Promise<void> {
  await trx
    .updateTable('coupons')
    .set({ is_active: true })
    .where('claimed_prize_id', '=', claimId)
    .execute();
}

/**
 * Takes back the points of a rejected claim; its coupon was never active. Staff may have taken points
 * away before: no more than what is left, and nothing when nothing is left.
 */
export async function takeBackPoints(
  trx: Transaction<DB>,
  claimId: string,
  now: Date,
): Promise<void> {
  await sql`
    insert into reward_history (user_id, points, reason, claim_id, created_at)
    select h.user_id, -least(h.points, r.points), 'claim_rejected', h.claim_id, ${now}
    from reward_history h
    join user_rewards r on r.user_id = h.user_id
    where h.claim_id = ${claimId} and h.reason = 'prize_claimed' and r.points > 0
    for update of r
    on conflict (claim_id, reason) do nothing`.execute(trx);
}

async function readRewards(trx: Transaction<DB>, userId: string): Promise<Rewards> {
  const found = await trx
    .selectFrom('user_rewards')
    .select('points')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const points = found?.points ?? 0;
  return { points, level: levelOf(points) };
}
