import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Change } from '#domain/admin/changes.ts';
import type { Staff } from '#services/shared/staff.ts';
import { writeBulkVersions } from '../publishing/publish-in-bulk.server.ts';
import type { ApplyResult, Proposal } from './change-results.ts';
import { ChangesRejected, changeTransaction } from './change-transaction.server.ts';
import { runChanges } from './run-changes.server.ts';
import { storeAppliedSet } from './store-applied-set.server.ts';

interface ApplyOptions {
  /** For bulk changes: "Apply the other 48". Forms are written whole or not at all. */
  skipConflicts?: boolean;
}

/** Writes a proposal as the member of staff, in one transaction. */
export function applyChanges(
  proposal: Proposal,
  staff: Staff,
  { skipConflicts = false }: ApplyOptions = {},
): Promise<ApplyResult> {
  const changeSet = randomUUID();
  return changeTransaction(staff, async (trx): Promise<ApplyResult> => {
    const run = await runChanges(trx, proposal.changes, { changeSet, skipConflicts });
    if (run.written.length === 0) return resultOf(null, run);
    await storeAppliedSet(trx, { ...proposal, id: changeSet, run }, staff);
    return resultOf(changeSet, run);
  });
}

export type ApplyPreviewResult = ApplyResult | { ok: false; reason: 'expired' };

/** Writes what was shown, and nothing else: what changed since the preview is a conflict. */
export function applyPreview(
  changeSet: string,
  staff: Staff,
  { skipConflicts = false }: ApplyOptions = {},
): Promise<ApplyPreviewResult> {
  return changeTransaction<ApplyResult, { ok: false; reason: 'expired' }>(staff, async (trx) => {
    const { rows } = await sql<{ changes: Change[] }>`
      select changes from change_sets where id = ${changeSet} and state = 'previewed'
        and actor_id = ${staff.actor.userId} and created_at > ${staff.now}::timestamptz - interval '1 hour'
      for update`.execute(trx);
    if (!rows[0]) throw new ChangesRejected({ ok: false, reason: 'expired' });
    const run = await runChanges(trx, rows[0].changes, { changeSet, skipConflicts });
    await writeBulkVersions(trx, run.written, { ...staff, changeSet });
    await trx
      .updateTable('change_sets')
      .set({
        state: 'applied',
        changes: JSON.stringify(run.written),
        counts: JSON.stringify(run.counts),
        applied_at: staff.now,
      })
      .where('id', '=', changeSet)
      .execute();
    return resultOf(changeSet, run);
  });
}

function resultOf(changeSet: string | null, run: Awaited<ReturnType<typeof runChanges>>) {
  return { ok: true as const, changeSet, counts: run.counts, skipped: run.conflicts };
}
