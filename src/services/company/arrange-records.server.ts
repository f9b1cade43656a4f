import type { Change } from '#domain/admin/changes.ts';
import { arrange, placeChanges, type ArrangeInput } from '#domain/admin/records/arrangement.ts';
import { applyChanges } from '../admin/changes/apply-changes.server.ts';
import type { Staff } from '../shared/staff.ts';
import { arrangedTableOf, type ArrangedKind } from './arranged-tables.ts';

export type ArrangeResult =
  | { ok: true; changeSet: string | null }
  | { ok: false; reason: 'forbidden' | 'changed_meanwhile' };

/** Moves one record in the order that the member of staff saw, unless a colleague has changed it. */
export async function arrangeRecords(
  kind: ArrangedKind,
  { seen, move }: ArrangeInput,
  staff: Staff,
): Promise<ArrangeResult> {
  const { table, title, groups } = arrangedTableOf(kind);
  const changes = placeChanges(seen, arrange(seen, move)).flatMap(({ id, place, group }) => {
    const moved: Change[] = [];
    if (place) moved.push({ table, key: id, field: 'display_order', ...place });
    if (group && groups) moved.push({ table, key: id, field: groups.column, ...group });
    return moved;
  });
  if (changes.length === 0) return { ok: true, changeSet: null };
  const result = await applyChanges({ title, changes }, staff);
  if (result.ok) return { ok: true, changeSet: result.changeSet };
  return { ok: false, reason: result.reason === 'forbidden' ? 'forbidden' : 'changed_meanwhile' };
}
