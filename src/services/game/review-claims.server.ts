import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { canClaimBecome, type ClaimStatus } from '#domain/game/claim-status.ts';
import type { Rejection } from '#domain/game/rejections.ts';
import type { Actor } from '#platform/database/actor.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import { isUuid } from '#platform/database/uuid.ts';
import { activateCoupon, takeBackPoints } from './rewards.server.ts';
import { mayManageGame } from './may-manage-game.server.ts';
import { setPrizeQuantity } from './set-prize-quantity.server.ts';

export type ReviewResult =
  | { ok: true; status: ClaimStatus }
  | Rejection<'not_allowed' | 'claim_not_found' | 'wrong_status'>;

interface Reviewer {
  actor: Actor;
  now: Date;
}

/** Staff confirmed the follow: the coupon becomes usable. */
export const verifyClaim = (claimId: string, reviewer: Reviewer): Promise<ReviewResult> =>
  review(claimId, 'verified', reviewer);

/** Rejects a claim: returns the prize and takes back points. */
export const rejectClaim = (
  claimId: string,
  reviewer: Reviewer,
  reason: string | null = null,
): Promise<ReviewResult> => review(claimId, 'rejected', reviewer, reason);

export const deliverClaim = (claimId: string, reviewer: Reviewer): Promise<ReviewResult> =>
  review(claimId, 'delivered', reviewer);

async function review(
  claimId: string,
  status: Exclude<ClaimStatus, 'pending'>,
  reviewer: Reviewer,
  reason: string | null = null,
): Promise<ReviewResult> {
  const { actor, now } = reviewer;
  if (actor.kind !== 'user' || !(await mayManageGame(actor))) {
    return { ok: false, reason: 'not_allowed' };
  }
  if (!isUuid(claimId)) return { ok: false, reason: 'claim_not_found' };
  // As system: staff cannot write these columns; the permission is checked above.
  return asSystem({ onBehalfOf: actor }).transaction(async (trx) => {
    const claim = await trx
      .selectFrom('claimed_prizes')
      .select(['id', 'prize_id', 'status', 'reviewed_at'])
      .where('id', '=', claimId)
      .forUpdate()
      .executeTakeFirst();
    if (!claim) return { ok: false, reason: 'claim_not_found' };
    if (!canClaimBecome(claim.status, status)) return { ok: false, reason: 'wrong_status' };
    await trx
      .updateTable('claimed_prizes')
      .set({
        status,
        reviewed_by: actor.userId,
        reviewed_at: claim.reviewed_at ?? now,
        delivered_at: status === 'delivered' ? now : null,
        rejection_reason: reason,
      })
      .where('id', '=', claim.id)
      .execute();
    if (status === 'verified') await activateCoupon(trx, claim.id);
    if (status === 'rejected') await putBack(trx, claim, actor.userId, now);
    return { ok: true, status };
  });
}

async function putBack(
  trx: Transaction<DB>,
  claim: { id: string; prize_id: string },
  userId: string | null,
  now: Date,
): Promise<void> {
  const prize = await trx
    .selectFrom('game_prizes')
    .select(['id', 'quantity'])
    .where('id', '=', claim.prize_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  await setPrizeQuantity(
    trx,
    prize,
    { quantity: prize.quantity + 1 },
    {
      reason: 'rejected',
      claim_id: claim.id,
      changed_by: userId ?? undefined,
      at: now,
    },
  );
  await takeBackPoints(trx, claim.id, now);
}
