import { isSameValue, type Change, type RowValues } from '#domain/admin/changes.ts';
import { maxChangedRows } from '#domain/admin/lists/bulk.ts';
import type { LeftOutRow, ProposedPart, ProposedValues } from '#domain/admin/lists/bulk-edit.ts';
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
export interface BulkEdit<Row, Facts> {
  source: ListSource<ListDeclaration, Row>;
  table: EditableTableName;
  /** How the set is called in the history. */
  title: string;
  /** What the rule needs to know besides, read for all rows at once. */
  readFacts?(keys: readonly string[]): Promise<Facts>;
  /** For the row itself, or for each of its parts. */
  propose(row: Row, record: RowValues, facts: Facts | undefined): Proposed | Promise<Proposed>;
}

type Proposed = ProposedValues | ProposedPart[];

export type PreviewBulkResult = PreviewResult | { ok: false; reason: 'nothing_selected' };

/** Proposes the changes of every selected row and stores them as a preview, with the rows left out. */
export async function previewBulkEdit<Row extends { id: string }, Facts = undefined>(
  { source, table, title, readFacts, propose }: BulkEdit<Row, Facts>,
  selection: RowSelection,
  staff: Staff,
): Promise<PreviewBulkResult> {
  const selected = await selectedRows(source, selection, staff, maxChangedRows);
  if (!selected.ok) return selected;
  const { rows } = selected;
  const keys = rows.map(({ id }) => id);
  const [records, facts] = await Promise.all([
    readRecords(table, keys, staff.actor),
    readFacts?.(keys),
  ]);
  const changes: Change[] = [];
  const problems: LeftOutRow[] = [];
  for (const row of rows) {
    const record = records.get(row.id) ?? {};
    const proposed: Proposed = records.has(row.id)
      ? await propose(row, record, facts)
      : { ok: false, problem: 'row_gone' };
    const own = { table, key: row.id, label: titleOf(source.list, row), record };
    for (const part of Array.isArray(proposed) ? proposed : [{ ...own, ...proposed }]) {
      if (part.ok) changes.push(...changesOf(part, part.values));
      else problems.push(leftOut(part));
    }
  }
  const filter = selection.all ? selection.search : undefined;
  return previewChanges(
    { title, list: source.list.name, filter, changes, problems, skipRejected: true },
    staff,
  );
}

const leftOut = ({
  table,
  key,
  label,
  problem,
  count,
}: Extract<ProposedPart, { ok: false }>): LeftOutRow => ({ table, key, label, problem, count });

/** Only what differs from the stored values, or the whole row that is removed. */
function changesOf(
  { table, key, record }: Pick<ProposedPart, 'table' | 'key' | 'record'>,
  values: RowValues | null,
): Change[] {
  if (!values) return [{ table, key, field: null, from: record, to: null }];
  return Object.entries(values).flatMap(([field, to]) => {
    const from = record[field] ?? null;
    return isSameValue(from, to) ? [] : [{ table, key, field, from, to }];
  });
}
