import type { StoredValue } from '#domain/admin/changes.ts';
import type { Staff } from '#services/shared/staff.ts';
import { applyChanges } from '../changes/apply-changes.server.ts';
import { columnOfField, type RecordSource } from './record-source.ts';
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
  const proposal = {
    title: source.title,
    changes: changes.map(({ field, from, to }) => ({
      table: source.table,
      key: id,
      field: columnOfField(source, field),
      from: from as StoredValue,
      to: to as StoredValue,
    })),
  };
  return toRecordResult(source, await applyChanges(proposal, staff));
}
