import type { z } from 'zod';
import { pathOfList } from '#domain/admin/lists/list.ts';
import { listSearch, parseListState } from '#domain/admin/lists/list-state.ts';
import type { removeViewInput, saveViewInput } from '#domain/admin/lists/saved-view.ts';
import { hasRole } from '#domain/identity/roles.ts';
import { db } from '#platform/database/query.ts';
import { asUser } from '#platform/database/run-as.server.ts';
import { isUuid } from '#platform/database/uuid.ts';
import { rejectAboveLimit } from '../../shared/row-limits.server.ts';
import type { Staff } from '../../shared/staff.ts';
import { findList } from './all-lists.server.ts';

export type SaveViewResult =
  | { ok: true; address: string }
  | { ok: false; reason: 'not_found' | 'too_many' };

/** Stores the address of a list under a name, as a new view or over an own one. */
export async function saveView(
  input: z.output<typeof saveViewInput>,
  { actor }: Staff,
): Promise<SaveViewResult> {
  const source = findList(input.list);
  if (!source) return { ok: false, reason: 'not_found' };
  const { list } = source;
  // Only what the list understands is stored.
  const state = parseListState(list, new URLSearchParams(input.search));
  const search = listSearch(list, { ...state, view: null }).replace(/^\?/, '');
  // Colleagues who may not read the list would have a tab that leads nowhere.
  const sharedWith = input.sharedWith.filter((role) => hasRole([role], ...list.roles));
  const values = { name: input.name, search, shared_with: sharedWith };
  if (input.view && !isUuid(input.view)) return { ok: false, reason: 'not_found' };
  const store = input.view
    ? db
        .updateTable('staff_views')
        .set(values)
        .where('id', '=', input.view)
        .where('owner_id', '=', actor.userId)
        .returning('id')
    : db
        .insertInto('staff_views')
        .values({ list: list.name, ...values })
        .returning('id');
  return rejectAboveLimit({ ok: false, reason: 'too_many' }, async (): Promise<SaveViewResult> => {
    const [[saved]] = await asUser(actor).write(store);
    if (!saved) return { ok: false, reason: 'not_found' };
    return { ok: true, address: `${pathOfList(list)}?view=${saved.id}${search && `&${search}`}` };
  });
}

/** Removes an own view; those of colleagues stay. */
export async function removeView(
  input: z.output<typeof removeViewInput>,
  { actor }: Staff,
): Promise<SaveViewResult> {
  const source = findList(input.list);
  const [removed] = await asUser(actor).write(
    db
      .deleteFrom('staff_views')
      .where('id', '=', input.view)
      .where('owner_id', '=', actor.userId)
      .returning('id'),
  );
  if (!source || removed.length === 0) return { ok: false, reason: 'not_found' };
  return { ok: true, address: pathOfList(source.list) };
}
