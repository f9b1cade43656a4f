import { sql } from 'kysely';
import { asUser } from '#platform/database/run-as.server.ts';
import { subscribersSource } from '../admin/lists/subscribers-list.server.ts';
import {
  selectedRows,
  type RowSelection,
  type SelectedRows,
} from '../admin/lists/selected-rows.server.ts';
import type { Staff } from '../shared/staff.ts';

export type RemoveSubscribersResult =
  | { ok: true; removed: number }
  | Extract<SelectedRows<never>, { ok: false }>;

/** Removes addresses for good; the policies decide whether this member of staff may. */
export async function removeSubscribers(
  selection: RowSelection,
  staff: Staff,
): Promise<RemoveSubscribersResult> {
  const selected = await selectedRows(subscribersSource, selection, staff);
  if (!selected.ok) return selected;
  const ids = selected.rows.map(({ id }) => id);
  const [removed] = await asUser(staff.actor).write(sql<{ id: string }>`
    delete from public.newsletter_subscriptions where id = any(${ids}::uuid[]) returning id`);
  return { ok: true, removed: removed.length };
}
