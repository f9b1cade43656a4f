import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { Change } from '#domain/admin/changes.ts';
import { ChangesRejected, rejectionOf } from './change-transaction.server.ts';
import { parentsFirst, type TableChanges } from './table-changes.ts';
import { writeGroups } from './write-rows.server.ts';

export interface RejectedRow {
  key: string;
  changes: readonly Change[];
  /** The name of the constraint, or the reason. */
  problem: string;
}

interface Written {
  written: Change[];
  rejected: RejectedRow[];
}

/** After so many rejected rows the rest is rejected as a whole, instead of being tried in halves. */
const maxRejected = 200;

/** Writes the rows that the database accepts, and reports the others. */
export async function writeWhatFits(
  trx: Transaction<DB>,
  groups: readonly TableChanges[],
): Promise<Written> {
  const result: Written = { written: [], rejected: [] };
  for (const group of parentsFirst(groups)) {
    const rows = [...Map.groupBy(group.changes, ({ key }) => key).values()];
    await writeHalves(trx, group, rows, result);
  }
  return result;
}

/** When some rows are rejected, halves are tried until single rows are left. */
async function writeHalves(
  trx: Transaction<DB>,
  group: TableChanges,
  rows: readonly Change[][],
  result: Written,
): Promise<void> {
  if (rows.length === 0) return;
  const problem = await tryToWrite(trx, { ...group, changes: rows.flat() });
  if (problem === null) {
    result.written.push(...rows.flat());
  } else if (rows.length === 1 || result.rejected.length >= maxRejected) {
    result.rejected.push(...rows.map((changes) => ({ key: changes[0]!.key, changes, problem })));
  } else {
    const middle = Math.ceil(rows.length / 2);
    await writeHalves(trx, group, rows.slice(0, middle), result);
    await writeHalves(trx, group, rows.slice(middle), result);
  }
}

/** Null when everything was written, else why nothing was; a savepoint undoes what failed. */
async function tryToWrite(trx: Transaction<DB>, group: TableChanges): Promise<string | null> {
  await sql`savepoint rows_written`.execute(trx);
  try {
    if (!(await writeGroups(trx, [group]))) {
      throw new ChangesRejected({ ok: false, reason: 'forbidden' });
    }
    await sql`release savepoint rows_written`.execute(trx);
    return null;
  } catch (error) {
    if (error instanceof ChangesRejected) throw error;
    const rejection = rejectionOf(error);
    if (!rejection || rejection.reason === 'forbidden') throw error;
    await sql`rollback to savepoint rows_written`.execute(trx);
    return ('constraint' in rejection && rejection.constraint) || rejection.reason;
  }
}
