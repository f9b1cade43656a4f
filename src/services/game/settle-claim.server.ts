import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { ClaimDecision } from '#domain/game/claim-decision.ts';
import { activateCoupon, takeBackPoints } from './rewards.server.ts';
import { setPrizeQuantity } from './set-prize-quantity.server.ts';

interface LockedClaim {
  id: string;
  prize_id: string;
  reviewed_at: Date | null;
}

interface MadeDecision {
  decision: ClaimDecision;
  decided_by: string;
  reason: string | null;
  reason_ar: string | null;
}

/**
 * Gives the claim its new status. Verified: the coupon becomes usable. Rejected: the prize returns to
 * stock and points are taken back.
 */
export async function settleClaim(
  trx: Transaction<DB>,
  claim: LockedClaim,
  { decision, decided_by, reason, reason_ar }: MadeDecision,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('claimed_prizes')
    .set({
      status: decision,
      reviewed_by: decided_by,
      reviewed_at: claim.reviewed_at ?? now,
      delivered_at: decision === 'delivered' ? now : null,
      rejection_reason: reason,
      rejection_reason_ar: reason_ar,
    })
    .where('id', '=', claim.id)
    .execute();
  if (decision === 'verified') await activateCoupon(trx, claim.id);
  if (decision === 'rejected') await putBack(trx, claim, decided_by, now);
}

async function putBack(
  trx: Transaction<DB>,
  claim: LockedClaim,
  changed_by: string,
  now: Date,
): Promise<void> {
  const prize = await trx
    .selectFrom('game_prizes')
    .select(['id', 'quantity'])
    .where('id', '=', claim.prize_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const change = { quantity: prize.quantity + 1 };
  const reason = { reason: 'rejected', claim_id: claim.id, changed_by, at: now } as const;
  await setPrizeQuantity(trx, prize, change, reason);
  await takeBackPoints(trx, claim.id, now);
}
