import type { Selectable, Transaction } from 'kysely';
import { z } from 'zod';
import type { ClaimDecisions, DB } from '#db/types.ts';
import { recallSeconds } from '#domain/game/claim-decision.ts';
import { canClaimBecome } from '#domain/game/claim-status.ts';
import { defineJob } from '#platform/jobs/job.ts';
import type { DecisionKind } from '../decisions/decision-kind.ts';
import type { Staff } from '../shared/staff.ts';
import { takeLease } from './claim-lease.server.ts';
import { mayManageGame } from './may-manage-game.server.ts';
import { notifyClaimant } from './notify-claimant.server.ts';
import { settleClaim } from './settle-claim.server.ts';

type StoredDecision = Selectable<ClaimDecisions>;
type LockedClaim = Awaited<ReturnType<typeof lockClaim>>;

/** Decisions about claims of prizes. */
export const claimDecisionKind: DecisionKind<LockedClaim, StoredDecision> & {
  table: 'claim_decisions';
} = {
  table: 'claim_decisions',
  recordColumn: 'claim_id',
  recallSeconds,
  job: defineJob({
    name: 'carry-out-claim-decision',
    payload: z.object({ decisionId: z.uuid() }),
    maxAttempts: 14,
  }),
  mayDecide: mayManageGame,
  lockRecord: lockClaim,
  carryOut: settleAndNotify,
  afterRecall: openAgain,
};

function lockClaim(trx: Transaction<DB>, claimId: string) {
  return trx
    .selectFrom('claimed_prizes')
    .select(['id', 'prize_id', 'status', 'reviewed_at', 'user_id'])
    .select(['prize_name', 'prize_name_ar', 'prize_type'])
    .where('id', '=', claimId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Changes coupons, points and stock with the claim, and tells the claimant. */
async function settleAndNotify(
  trx: Transaction<DB>,
  claim: LockedClaim,
  { decision, now }: { decision: StoredDecision; now: Date },
): Promise<boolean> {
  if (!canClaimBecome(claim.status, decision.decision)) return false;
  await settleClaim(trx, claim, decision, now);
  await notifyClaimant(trx, claim, decision, now);
  return true;
}

/** The claim is the next one of who called it back. */
async function openAgain(claims: readonly string[], staff: Staff): Promise<void> {
  await takeLease(claims[0]!, staff);
}
