import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { decideField, isSameValue } from '#domain/admin/changes.ts';
import { maxChangedRows } from '#domain/admin/lists/bulk.ts';
import type { Change, RowChange, RowValues } from '#domain/admin/changes.ts';
import type { ChangeCounts, Conflict } from './change-results.ts';
import { findConflictAuthors, type BareConflict } from './find-conflict-authors.server.ts';
import { ChangesRejected } from './change-transaction.server.ts';
import type { EditableTable } from './editable-tables.ts';
import { canonicalChanges, lockRows } from './read-stored.server.ts';
import { mayEditTables } from './may-edit-tables.server.ts';
import { groupByTable, isRowChange, type TableChanges } from './table-changes.ts';
import { writeGroups } from './write-rows.server.ts';
import { writeWhatFits, type RejectedRow } from './write-what-fits.server.ts';

export interface RunOptions {
  /** Named in the audit log. */
  changeSet: string;
  /** Writes the others instead of rejecting everything. */
  skipConflicts: boolean;
  /** Leaves out rows that the database does not accept; for previews, which report them. */
  skipRejected?: boolean;
}

export interface Run {
  written: Change[];
  counts: ChangeCounts;
  conflicts: Conflict[];
  rejected: RejectedRow[];
}

/** Compares each field with what is stored and writes what no colleague has changed. */
export async function runChanges(
  trx: Transaction<DB>,
  changes: readonly Change[],
  { changeSet, skipConflicts, skipRejected = false }: RunOptions,
): Promise<Run> {
  if (countRows(changes) > maxChangedRows)
    throw new ChangesRejected({ ok: false, reason: 'too_many' });
  const groups = groupByTable(changes);
  // Under a policy a forbidden row looks like a removed one, so that the right is asked for first.
  const tables = groups.map(({ table }) => table);
  if (!(await mayEditTables(trx, tables))) {
    throw new ChangesRejected({ ok: false, reason: 'forbidden' });
  }
  await sql`select set_config('fustat.change_set', ${changeSet}, true)`.execute(trx);

  const decided: TableChanges[] = [];
  const conflicts: BareConflict[] = [];
  for (const group of groups) {
    const stored = await lockRows(trx, group);
    const canonical = await canonicalChanges(trx, group);
    const toWrite = canonical.flatMap((change) => {
      const row = stored.get(change.key);
      const decision = decide(change, row, group.declared);
      if (typeof decision === 'object') conflicts.push(decision);
      return decision === 'write' ? [wholeIfRemoved(change, row)] : [];
    });
    decided.push({ ...group, changes: toWrite });
  }
  const known = await findConflictAuthors(trx, conflicts);
  if (known.length > 0 && !skipConflicts) {
    throw new ChangesRejected({ ok: false, reason: 'conflict', conflicts: known });
  }
  const { written, rejected } = await (skipRejected ? writeWhatFits : writeAll)(trx, decided);
  const left = rejected.flatMap(({ changes: ofRow }) => ofRow).length;
  return {
    written,
    rejected,
    conflicts: known,
    counts: count(changes.length - left, written, known),
  };
}

/** Everything, or nothing. */
async function writeAll(trx: Transaction<DB>, groups: readonly TableChanges[]) {
  if (!(await writeGroups(trx, groups))) {
    throw new ChangesRejected({ ok: false, reason: 'forbidden' });
  }
  return { written: groups.flatMap(({ changes }) => changes), rejected: [] };
}

type Decision = 'write' | 'done' | BareConflict;

function decide(change: Change, stored: RowValues | undefined, table: EditableTable): Decision {
  if (isRowChange(change)) return decideRow(change, stored, table);
  if (!stored) return conflictOf(change, null);
  const theirs = stored[change.field] ?? null;
  const decision = decideField(theirs, change);
  return decision === 'conflict' ? conflictOf(change, theirs) : decision;
}

function decideRow(
  change: RowChange,
  stored: RowValues | undefined,
  { fields, derived }: EditableTable,
): Decision {
  const expected = change.from;
  const ofDatabase = (derived && stored?.[derived.flag] && derived.columns) || [];
  const matches = (values: RowValues) =>
    fields.every(
      (field) =>
        !stored ||
        !(field in values) ||
        ofDatabase.includes(field) ||
        isSameValue(stored[field], values[field]),
    );
  if (expected === null) {
    if (!stored) return 'write';
    return matches(change.to ?? {}) ? 'done' : conflictOf(change, stored);
  }
  if (!stored) return 'done';
  return matches(expected) ? 'write' : conflictOf(change, stored);
}

/** An undo brings back the row as it was in this moment, with what its form did not show. */
const wholeIfRemoved = (change: Change, stored: RowValues | undefined): Change =>
  isRowChange(change) && change.to === null && stored ? { ...change, from: stored } : change;

function conflictOf({ table, key, field, from, to }: Change, theirs: BareConflict['theirs']) {
  return {
    table,
    key,
    field,
    base: from,
    theirs,
    mine: to,
    isGone: theirs === null && field !== null,
  };
}

function countRows(changes: readonly Change[]): number {
  return new Set(changes.map(({ table, key }) => `${table} ${key}`)).size;
}

function count(
  proposed: number,
  written: readonly Change[],
  conflicts: readonly Conflict[],
): ChangeCounts {
  return {
    rows: countRows(written),
    fields: written.length,
    unchanged: proposed - written.length - conflicts.length,
    conflicts: conflicts.length,
  };
}
