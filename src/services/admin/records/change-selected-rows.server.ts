import type { z } from 'zod';
import type { StoredValue } from '#domain/admin/changes.ts';
import type { BulkResult, selectionInput } from '#domain/admin/lists/bulk.ts';
import type { ListDeclaration } from '#domain/admin/lists/list.ts';
import type { Staff } from '#services/shared/staff.ts';
import { applyChanges } from '../changes/apply-changes.server.ts';
import type { EditableTableName } from '../changes/editable-tables.ts';
import type { ListSource } from '../lists/list-source.ts';
import { selectedRows } from '../lists/selected-rows.server.ts';

interface SelectedChange<Row> {
  table: EditableTableName;
  title: string;
  field: string;
  to: StoredValue;
  /** What a row has now; rows for which it is undefined stay as they are. */
  from(row: Row): StoredValue | undefined;
  labelOf(row: Row): string;
}

export type SelectionChanged =
  | { ok: true; results: BulkResult[]; changeSet: string | null }
  | { ok: false; reason: string };

/** Gives one field of the selected rows the same value, in one change set. */
export async function changeSelectedRows<Row extends { id: string }>(
  source: ListSource<ListDeclaration, Row>,
  selection: z.output<typeof selectionInput>,
  { table, title, field, to, from, labelOf }: SelectedChange<Row>,
  staff: Staff,
): Promise<SelectionChanged> {
  const selected = await selectedRows(source, selection, staff);
  if (!selected.ok) return selected;
  const changes = selected.rows.flatMap((row) => {
    const before = from(row);
    return before === undefined ? [] : [{ table, key: row.id, field, from: before, to }];
  });
  const result = await applyChanges({ title, changes }, staff, { skipConflicts: true });
  if (!result.ok) return { ok: false, reason: result.reason };
  const skipped = new Set(result.skipped.map(({ key }) => key));
  const changed = new Set(changes.map(({ key }) => key).filter((key) => !skipped.has(key)));
  const results = selected.rows.map((row) => ({
    id: row.id,
    label: labelOf(row),
    ok: changed.has(row.id),
    status: String(changed.has(row.id) ? to : (from(row) ?? to)),
  }));
  return { ok: true, results, changeSet: result.changeSet };
}
