import { asUser } from '#platform/database/run-as.server.ts';
import type { Staff } from '#services/shared/staff.ts';
import { readDraft } from '../drafts/read-draft.server.ts';
import { storeDraft } from '../drafts/store-draft.server.ts';
import type { Publishable, RecordTexts } from './publishable.ts';

export type RestoreResult =
  | { ok: true; changed: number }
  | { ok: false; reason: 'not_found' | 'forbidden' | 'draft_conflict' | 'nothing_to_restore' };

/** Puts the texts of a version into the draft; what the draft held before is replaced. */
export async function restoreVersion(
  publishable: Publishable,
  id: string,
  versionId: string,
  staff: Staff,
): Promise<RestoreResult> {
  const { kind } = publishable;
  const found = await asUser(staff.actor).transaction(async (trx) => ({
    stored: await publishable.read(trx, id),
    version: await trx
      .selectFrom('content_versions')
      .select('snapshot')
      .where('id', '=', versionId)
      .where('kind', '=', kind)
      .where('record_id', '=', id)
      .executeTakeFirst(),
  }));
  if (!found.stored || !found.version) return { ok: false, reason: 'not_found' };
  const { fields: draft } = await readDraft({ kind, id }, staff.actor);
  const snapshot = found.version.snapshot as unknown as RecordTexts;
  const patch = patchTo(snapshot, found.stored, draft);
  if (patch.length === 0) return { ok: false, reason: 'nothing_to_restore' };
  const result = await storeDraft({ kind, id }, patch, staff);
  if (!result.ok) return result;
  return result.conflicts.length > 0
    ? { ok: false, reason: 'draft_conflict' }
    : { ok: true, changed: patch.length };
}

/** Fields that the form has gained since the version keep what is stored. */
function patchTo(
  snapshot: RecordTexts,
  stored: RecordTexts,
  draft: Readonly<Record<string, { to: string }>>,
) {
  const names = new Set([...Object.keys(stored), ...Object.keys(snapshot), ...Object.keys(draft)]);
  return [...names].flatMap((field) => {
    const from = stored[field] ?? '';
    const was = draft[field]?.to ?? null;
    const to = snapshot[field] ?? from;
    return (was ?? from) === to ? [] : [{ field, from, was, to }];
  });
}
