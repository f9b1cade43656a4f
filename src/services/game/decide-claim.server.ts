import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { canClaimBecome } from '#domain/game/claim-status.ts';
import type { ClaimDecisionInput } from '#domain/game/claim-decision.ts';
import type { Rejection } from '#domain/game/rejections.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import type { RateLimited } from '#services/shared/rate-limited.ts';
import { takeRateLimits, type RateLimit } from '#services/shared/rate-limits.server.ts';
import type { Staff } from '#services/shared/staff.ts';
import { storeDecisions } from '../decisions/store-decisions.server.ts';
import { claimDecisionKind } from './claim-decision-kind.server.ts';
import { findColleagueAtClaim } from './claim-lease.server.ts';
import { mayManageGame } from './may-manage-game.server.ts';
import { rejectionText } from './rejection-texts.ts';

export type DecideResult =
  | { ok: true; dueAt: Date }
  | Rejection<'forbidden' | 'claim_not_found' | 'already_decided' | 'wrong_status'>
  | { ok: false; reason: 'open_elsewhere'; details: { colleague: string } }
  | RateLimited;

/** Far more than a person decides, and little for a program with a stolen session. */
const perAccount: RateLimit = { name: 'claim-decision/account', allowance: 300, seconds: 60 * 60 };

/** Stores the decision; a job carries it out when the time to call it back is over. */
export async function decideClaim(input: ClaimDecisionInput, staff: Staff): Promise<DecideResult> {
  const { actor, now } = staff;
  if (!(await mayManageGame(actor))) return { ok: false, reason: 'forbidden' };
  const allowed = await takeRateLimits(now, [perAccount, actor.userId]);
  if (!allowed.ok) return allowed;
  // As system: staff cannot write decisions; the permission is checked above.
  return asSystem({ onBehalfOf: actor }).transaction(async (trx) => {
    const rejected = await findObstacle(trx, input, staff);
    return rejected ?? storeDecision(trx, input, staff);
  });
}

async function findObstacle(
  trx: Transaction<DB>,
  { claim: claimId, decision }: ClaimDecisionInput,
  { actor, now }: Staff,
): Promise<Exclude<DecideResult, { ok: true }> | null> {
  const claim = await trx
    .selectFrom('claimed_prizes')
    .select('status')
    .where('id', '=', claimId)
    .forUpdate()
    .executeTakeFirst();
  if (!claim) return { ok: false, reason: 'claim_not_found' };
  const earlier = await trx
    .selectFrom('claim_decisions')
    .select('id')
    .where('claim_id', '=', claimId)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  if (earlier) return { ok: false, reason: 'already_decided' };
  if (!canClaimBecome(claim.status, decision)) return { ok: false, reason: 'wrong_status' };
  const colleague = await findColleagueAtClaim(trx, claimId, { actor, now });
  return colleague === null
    ? null
    : { ok: false, reason: 'open_elsewhere', details: { colleague } };
}

async function storeDecision(
  trx: Transaction<DB>,
  input: ClaimDecisionInput,
  staff: Staff,
): Promise<DecideResult> {
  const reason = rejectionText(input);
  const row = {
    claim_id: input.claim,
    decision: input.decision,
    reason: reason?.en ?? null,
    reason_ar: reason?.ar ?? null,
  };
  const { dueAt } = await storeDecisions(trx, claimDecisionKind, [row], staff);
  await trx.deleteFrom('claim_leases').where('claim_id', '=', input.claim).execute();
  return { ok: true, dueAt };
}
