import type { z } from 'zod';
import { parseCell, type cellInput } from '#domain/admin/lists/editable-cell.ts';
import type { ListDeclaration } from '#domain/admin/lists/list.ts';
import type { Staff } from '../../shared/staff.ts';
import { applyChanges } from '../changes/apply-changes.server.ts';
import type { ApplyResult } from '../changes/change-results.ts';
import { findList } from './all-lists.server.ts';
import { openList } from './list-pages.server.ts';

export type EditCellResult =
  | ApplyResult
  | { ok: false; reason: 'not_found' }
  | { ok: false; reason: 'invalid_input'; fields: { to: string } };

/** Writes one cell of a list by a change set; `from` is what the editor saw. */
export async function editCell(
  { list: name, row: id, column, from, to }: z.output<typeof cellInput>,
  staff: Staff,
): Promise<EditCellResult> {
  const source = findList(name);
  const opened = source && (await openList(source, new URLSearchParams(), staff, [id]));
  if (!opened) return { ok: false, reason: 'not_found' };
  if (!opened.ok) return opened;
  const { list } = opened;
  const cell = Object.hasOwn(list.columns, column) ? list.columns[column]!.editable : undefined;
  const { value: [row] = [] } = await opened.pages().next();
  if (!cell || !list.table || !row) return { ok: false, reason: 'not_found' };

  const [seen, typed] = [parseCell({ ...cell, isOptional: true }, from), parseCell(cell, to)];
  if (!typed.ok) return { ok: false, reason: 'invalid_input', fields: { to: typed.problem } };
  if (!seen.ok) return { ok: false, reason: 'not_found' };
  const change = { table: list.table, key: id, field: cell.field };
  return applyChanges(
    {
      title: titleOf(list, row as Record<string, unknown>),
      list: name,
      changes: [{ ...change, from: seen.value, to: typed.value }],
    },
    staff,
  );
}

/** How the row is called in the list. */
export function titleOf(list: ListDeclaration, row: Record<string, unknown>): string {
  const title = Object.keys(list.columns).find((id) => list.columns[id]!.phone === 'title');
  return String((title && row[title]) || row['id']).slice(0, 200);
}
