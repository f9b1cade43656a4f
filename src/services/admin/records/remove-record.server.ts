import type { RowValues } from '#domain/admin/changes.ts';
import type { Staff } from '#services/shared/staff.ts';
import { applyChanges } from '../changes/apply-changes.server.ts';
import { findEditableTable } from '../changes/editable-tables.ts';
import { readRow } from './read-record.server.ts';
import type { RecordSource } from './record-source.ts';
import { toRecordResult, type RecordSaved } from './record-results.ts';

/** Removes a record with what belongs to it; the change set brings it back. */
export async function removeRecord(
  source: RecordSource,
  id: string,
  staff: Staff,
): Promise<RecordSaved> {
  const { table, title } = source;
  const row = await readRow(source, id, staff.actor);
  if (!row) return { ok: false, reason: 'not_found' };
  const { fields, rows } = findEditableTable(table)!;
  const names = [...fields, ...(rows?.onlyNew ?? [])];
  const from: RowValues = Object.fromEntries(names.map((name) => [name, row[name] ?? null]));
  const changes = [{ table, key: id, field: null, from, to: null }];
  const result = toRecordResult(source, await applyChanges({ title, changes }, staff));
  // Nothing was written: a colleague was faster, or a policy lets staff read the row only.
  return result.ok && result.changeSet === null ? { ok: false, reason: 'not_found' } : result;
}
