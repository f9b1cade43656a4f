import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { invertChange, type Change } from '#domain/admin/changes.ts';
import type { Staff } from '#services/shared/staff.ts';
import type { ApplyResult } from './change-results.ts';
import { ChangesRejected, changeTransaction } from './change-transaction.server.ts';
import { mayEditTables } from './may-edit-tables.server.ts';
import { runChanges } from './run-changes.server.ts';
import { storeAppliedSet } from './store-applied-set.server.ts';
import { areDeclared, removesForGood } from './table-changes.ts';

export type UndoResult = ApplyResult | { ok: false; reason: 'not_undoable' };

interface AppliedSet {
  title: string;
  changes: Change[];
  /** Of its author, when it was applied. */
  roles: string[];
}

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
      const { rows } = await sql<AppliedSet>`
      select title, changes, roles from change_sets where id = ${id} and state = 'applied'
      for update`.execute(trx);
      if (!rows[0] || !(await isUndoable(trx, rows[0])))
        throw new ChangesRejected({ ok: false, reason: 'not_undoable' });
      const { title, changes } = rows[0];
      const run = await runChanges(trx, changes.map(invertChange), { changeSet, skipConflicts });
      await trx
        .updateTable('change_sets')
        .set({ state: 'undone', undone_at: staff.now })
        .where('id', '=', id)
        .execute();
      await storeAppliedSet(trx, { id: changeSet, title, undoes: id, run }, staff);
      return { ok: true, changeSet, counts: run.counts, skipped: run.conflicts };
    },
  );
}

/**
 * An undo writes nothing that the author of the set could not have written: the row alone is no proof
 * that they did.
 */
async function isUndoable(trx: Transaction<DB>, { changes, roles }: AppliedSet): Promise<boolean> {
  const tables = [...new Set(changes.map(({ table }) => table))];
  return (
    !removesForGood(changes) && areDeclared(changes) && (await mayEditTables(trx, tables, roles))
  );
}
