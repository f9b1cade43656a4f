import type { z } from 'zod';
import { maxBulkRows, type selectionInput } from '#domain/admin/lists/bulk.ts';
import type { ListDeclaration } from '#domain/admin/lists/list.ts';
import type { Staff } from '../../shared/staff.ts';
import { openList } from './list-pages.server.ts';
import type { ListSource } from './list-source.ts';

export type RowSelection = z.output<typeof selectionInput>;

export type SelectedRows<Row> =
  | { ok: true; rows: Row[] }
  | { ok: false; reason: 'forbidden' | 'nothing_selected' | 'too_many' };

/** The rows of a selection as they are now, in the order of the list. */
export async function selectedRows<Row>(
  source: ListSource<ListDeclaration, Row>,
  { rows: ids, all, search }: RowSelection,
  staff: Staff,
  most = maxBulkRows,
): Promise<SelectedRows<Row>> {
  // Ticked rows count even when they no longer match the filter.
  const opened = all
    ? await openList(source, new URLSearchParams(search), staff)
    : await openList(source, new URLSearchParams(), staff, ids);
  if (!opened.ok) return opened;
  const rows: Row[] = [];
  for await (const page of opened.pages()) {
    rows.push(...page);
    if (rows.length > most) return { ok: false, reason: 'too_many' };
  }
  return rows.length === 0 ? { ok: false, reason: 'nothing_selected' } : { ok: true, rows };
}
