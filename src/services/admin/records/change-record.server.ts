import type { StoredValue } from '#domain/admin/changes.ts';
import type { Staff } from '#services/shared/staff.ts';
import { applyChanges } from '../changes/apply-changes.server.ts';
import { readRow } from './read-record.server.ts';
import { columnOfField, fieldText, type RecordSource } from './record-source.ts';
import { toRecordResult, type RecordSaved } from './record-results.ts';

interface ChangedField {
  field: string;
  /** What the editor saw. */
  from: unknown;
  to: unknown;
}

/** Writes the changed fields of a record, or reports those that a colleague has changed. */
export async function changeRecord(
  source: RecordSource,
  id: string,
  changes: readonly ChangedField[],
  staff: Staff,
): Promise<RecordSaved> {
  const seen = await asStored(source, id, changes, staff);
  const proposal = {
    title: source.title,
    changes: seen.map(({ field, from, to }) => ({
      table: source.table,
      key: id,
      field: columnOfField(source, field),
      from: from as StoredValue,
      to: to as StoredValue,
    })),
  };
  return toRecordResult(source, await applyChanges(proposal, staff));
}

/** Of fields that the form shows in another way, the stored value that looks as the editor saw it. */
async function asStored(
  source: RecordSource,
  id: string,
  changes: readonly ChangedField[],
  { actor }: Staff,
): Promise<readonly ChangedField[]> {
  if (!changes.some(({ field }) => source.texts?.[field])) return changes;
  const row = await readRow(source, id, actor);
  return changes.map((change) => {
    const stored = row?.[columnOfField(source, change.field)];
    const looksAs = (value: unknown) => fieldText(source, change.field, value);
    return looksAs(stored) === looksAs(change.from) ? { ...change, from: stored } : change;
  });
}
