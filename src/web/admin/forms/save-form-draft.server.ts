import type { DraftPatch } from '#domain/admin/drafts/merge-draft.ts';
import type { DiscardScope } from '#services/admin/drafts/discard-draft.server.ts';
import type { DraftRecord } from '#services/admin/drafts/draft-record.ts';
import { readDraft } from '#services/admin/drafts/read-draft.server.ts';
import { storeDraft } from '#services/admin/drafts/store-draft.server.ts';
import type { Staff } from '#services/shared/staff.ts';
import { fromName } from './changes-in-form.ts';

interface DraftForm {
  record: DraftRecord;
  fields: readonly string[];
  scope: DiscardScope;
}

/** Puts what a whole form holds into the draft. What colleagues typed and the form did not show stays. */
export async function saveFormDraft(
  form: FormData,
  { record, fields, scope }: DraftForm,
  staff: Staff,
) {
  const draft = await readDraft(record, staff.actor);
  const patch: DraftPatch = fields.flatMap((field) => {
    const from = textOf(form, fromName(field));
    if (from === null) return [];
    const to = textOf(form, field) ?? '';
    const present = draft.fields[field];
    const isShown = present && (scope === 'all' || present.by === staff.actor.userId);
    const was = isShown ? present.to : null;
    return (was ?? from) === to ? [] : [{ field, from, was, to }];
  });
  const result = await storeDraft(record, patch, staff);
  if (!result.ok) return result;
  const { conflicts, storedAt } = result;
  if (conflicts.length > 0) return { ok: false as const, reason: 'draft_conflict' };
  return {
    ok: true as const,
    changed: patch.length,
    draft: { storedAt: storedAt.toISOString(), conflicts },
  };
}

function textOf(form: FormData, name: string): string | null {
  const value = form.get(name);
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : null;
}
