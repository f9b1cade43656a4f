import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { invertChange, type Change } from '#domain/admin/changes.ts';
import type { Staff } from '#services/shared/staff.ts';
import type { ApplyResult } from './change-results.ts';
import { ChangesRejected, changeTransaction } from './change-transaction.server.ts';
import { runChanges } from './run-changes.server.ts';
import { removesForGood } from './table-changes.ts';

export type UndoResult = ApplyResult | { ok: false; reason: 'not_undoable' };

/**
 * Takes an applied set back by the same path; what changed since is a conflict. Admins may undo what
 * others did.
 */
export function undoChanges(
  id: string,
  staff: Staff,
  { skipConflicts = false } = {},
): Promise<UndoResult> {
  const changeSet = randomUUID();
  return changeTransaction<ApplyResult, { ok: false; reason: 'not_undoable' }>(
    staff,
    async (trx) => {
      const { rows } = await sql<{ title: string; changes: Change[] }>`
      select title, changes from change_sets where id = ${id} and state = 'applied'
      for update`.execute(trx);
      if (!rows[0] || removesForGood(rows[0].changes))
        throw new ChangesRejected({ ok: false, reason: 'not_undoable' });
      const { title, changes } = rows[0];
      const run = await runChanges(trx, changes.map(invertChange), { changeSet, skipConflicts });
      await trx
        .updateTable('change_sets')
        .set({ state: 'undone', undone_at: staff.now })
        .where('id', '=', id)
        .execute();
      await trx
        .insertInto('change_sets')
        .values({
          id: changeSet,
          title,
          state: 'applied',
          undoes: id,
          changes: JSON.stringify(run.written),
          counts: JSON.stringify(run.counts),
          created_at: staff.now,
          applied_at: staff.now,
        })
        .execute();
      return { ok: true, changeSet, counts: run.counts, skipped: run.conflicts };
    },
  );
}
