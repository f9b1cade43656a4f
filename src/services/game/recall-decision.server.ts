import { db } from '#platform/database/query.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import { isUuid } from '#platform/database/uuid.ts';
import type { Staff } from '#services/shared/staff.ts';
import { takeLease } from './claim-lease.server.ts';
import { mayManageGame } from './may-manage-game.server.ts';

export type RecallResult = { ok: true } | { ok: false; reason: 'forbidden' | 'too_late' };

/** Calls back one's own decision before it is due and opens the claim again; its job finds nothing. */
export async function recallDecision(claimId: string, staff: Staff): Promise<RecallResult> {
  const { actor, now } = staff;
  if (!(await mayManageGame(actor))) return { ok: false, reason: 'forbidden' };
  if (!isUuid(claimId)) return { ok: false, reason: 'too_late' };
  // As system: staff cannot write decisions; only one's own is removed.
  const [recalled] = await asSystem({ onBehalfOf: actor }).write(
    db
      .deleteFrom('claim_decisions')
      .where('claim_id', '=', claimId)
      .where('decided_by', '=', actor.userId)
      .where('due_at', '>', now)
      .returning('id'),
  );
  if (recalled.length === 0) return { ok: false, reason: 'too_late' };
  // The claim is the next one again.
  await takeLease(claimId, staff);
  return { ok: true };
}
