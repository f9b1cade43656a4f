import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { canClaimBecome } from '#domain/game/claim-status.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import { db } from '#platform/database/query.ts';
import { absentStaff } from '#services/identity/user-actor.ts';
import { settleClaim } from './settle-claim.server.ts';
import { notifyClaimant } from './notify-claimant.server.ts';

interface StoredDecision {
  claimId: string;
  decisionId: string;
}

/**
 * Carries out a decision that was not called back and tells the claimant, in one transaction with the
 * removal of its row: of two processes one finds it. The queue starts it when it is due.
 */
export async function carryOutDecision(stored: StoredDecision, now: Date): Promise<void> {
  // As system: sends the claimant a notification, and changes coupons, points and stock with the claim.
  const [[made]] = await asSystem().read(
    db.selectFrom('claim_decisions').select('decided_by').where('id', '=', stored.decisionId),
  );
  if (!made) return;
  await asSystem({ onBehalfOf: absentStaff(made.decided_by) }).transaction((trx) =>
    carryOut(trx, stored, now),
  );
}

async function carryOut(trx: Transaction<DB>, stored: StoredDecision, now: Date): Promise<void> {
  const claim = await lockClaim(trx, stored.claimId);
  const decision = await takeDecision(trx, stored);
  if (!decision || !canClaimBecome(claim.status, decision.decision)) return;
  await settleClaim(trx, claim, decision, now);
  await notifyClaimant(trx, claim, decision, now);
}

const lockClaim = (trx: Transaction<DB>, claimId: string) =>
  trx
    .selectFrom('claimed_prizes')
    .select(['id', 'prize_id', 'status', 'reviewed_at', 'user_id'])
    .select(['prize_name', 'prize_name_ar', 'prize_type'])
    .where('id', '=', claimId)
    .forUpdate()
    .executeTakeFirstOrThrow();

/** Undefined when it was called back, or another process has carried it out. */
async function takeDecision(trx: Transaction<DB>, { decisionId }: StoredDecision) {
  const [taken] = await trx
    .deleteFrom('claim_decisions')
    .where('id', '=', decisionId)
    .returningAll()
    .execute();
  return taken;
}
