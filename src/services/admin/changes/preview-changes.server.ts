import { randomUUID } from 'node:crypto';
import type { LeftOutRow } from '#domain/admin/lists/bulk-edit.ts';
import { db } from '#platform/database/query.ts';
import { asUser } from '#platform/database/run-as.server.ts';
import type { Staff } from '#services/shared/staff.ts';
import type { ApplyRejection, PreviewResult, Proposal } from './change-results.ts';
import { changeTransaction } from './change-transaction.server.ts';
import type { RejectedRow } from './write-what-fits.server.ts';
import { runChanges, type Run } from './run-changes.server.ts';
import { rolesOf } from './store-applied-set.server.ts';

/** Carries the result out of the transaction that it rolls back. */
class DryRun extends Error {
  readonly run: Run;

  constructor(run: Run) {
    super('Rolled back after a dry run.');
    this.run = run;
  }
}

/**
 * Does everything that applying would do, rolls it back and stores the set: applyPreview writes what was
 * shown. Constraints and policies have been tried by then.
 */
export async function previewChanges(proposal: Proposal, staff: Staff): Promise<PreviewResult> {
  const changeSet = randomUUID();
  const tried = await tryChanges(proposal, staff, changeSet);
  if (!('written' in tried)) return tried as Exclude<ApplyRejection, { reason: 'conflict' }>;
  const { written, counts, conflicts } = tried;
  const problems = [
    ...(proposal.problems ?? []),
    ...tried.rejected.map((row) => ({ ...problemOf(row), ...proposal.nameRow?.(row.key) })),
  ];
  if (written.length === 0 && problems.length === 0) {
    return { ok: true, changeSet: null, counts, changes: [], conflicts, problems };
  }
  await asUser(staff.actor).write(
    db.insertInto('change_sets').values({
      id: changeSet,
      title: proposal.title,
      roles: rolesOf(staff.actor),
      list: proposal.list,
      filter: proposal.filter,
      state: 'previewed',
      changes: JSON.stringify(written),
      counts: JSON.stringify(counts),
      problems: JSON.stringify(problems),
      created_at: staff.now,
    }),
  );
  return { ok: true, changeSet, counts, changes: written, conflicts, problems };
}

const problemOf = ({ key, changes, problem }: RejectedRow): LeftOutRow => ({
  key,
  table: changes[0]!.table,
  label: '',
  problem,
});

async function tryChanges({ changes, skipRejected }: Proposal, staff: Staff, changeSet: string) {
  try {
    return await changeTransaction<never>(staff, async (trx) => {
      throw new DryRun(
        await runChanges(trx, changes, { changeSet, skipConflicts: true, skipRejected }),
      );
    });
  } catch (error) {
    if (error instanceof DryRun) return error.run;
    throw error;
  }
}
