import { isSameValue, type ColumnChange, type RowValues } from '#domain/admin/changes.ts';
import { maxChangedRows } from '#domain/admin/lists/bulk.ts';
import type { ProposedValues, LeftOutRow } from '#domain/admin/lists/bulk-edit.ts';
import type { ListDeclaration } from '#domain/admin/lists/list.ts';
import type { Staff } from '../../shared/staff.ts';
import type { PreviewResult } from '../changes/change-results.ts';
import type { EditableTableName } from '../changes/editable-tables.ts';
import { previewChanges } from '../changes/preview-changes.server.ts';
import { readRecords } from '../changes/read-records.server.ts';
import { titleOf } from './edit-cell.server.ts';
import type { ListSource } from './list-source.ts';
import { selectedRows, type RowSelection } from './selected-rows.server.ts';

/** An edit of many rows: what it makes of each is decided by a rule of the domain. */
export interface BulkEdit<Row> {
  source: ListSource<ListDeclaration, Row>;
  table: EditableTableName;
  /** How the set is called in the history. */
  title: string;
  propose(row: Row, record: RowValues): ProposedValues | Promise<ProposedValues>;
}

export type PreviewBulkResult = PreviewResult | { ok: false; reason: 'nothing_selected' };

/** Proposes the changes of every selected row and stores them as a preview, with the rows left out. */
export async function previewBulkEdit<Row extends { id: string }>(
  { source, table, title, propose }: BulkEdit<Row>,
  selection: RowSelection,
  staff: Staff,
): Promise<PreviewBulkResult> {
  const selected = await selectedRows(source, selection, staff, maxChangedRows);
  if (!selected.ok) return selected;
  const { rows } = selected;
  const records = await readRecords(
    table,
    rows.map(({ id }) => id),
    staff.actor,
  );
  const changes: ColumnChange[] = [];
  const problems: LeftOutRow[] = [];
  for (const row of rows) {
    const record = records.get(row.id);
    const proposed = record
      ? await propose(row, record)
      : { ok: false as const, problem: 'row_gone' };
    if (proposed.ok) changes.push(...differingValues(table, row.id, record!, proposed.values));
    else {
      const label = titleOf(source.list, row);
      problems.push({ key: row.id, label, problem: proposed.problem });
    }
  }
  const filter = selection.all ? selection.search : undefined;
  return previewChanges(
    { title, list: source.list.name, filter, changes, problems, skipRejected: true },
    staff,
  );
}

/** Only what differs from the stored values. */
const differingValues = (
  table: string,
  key: string,
  stored: RowValues,
  values: RowValues,
): ColumnChange[] =>
  Object.entries(values).flatMap(([field, to]) => {
    const from = stored[field] ?? null;
    return isSameValue(from, to) ? [] : [{ table, key, field, from, to }];
  });
