import type { DraftPatch } from '#domain/admin/drafts/merge-draft.ts';
import type { FormConflict } from '#domain/admin/forms/form-conflict.ts';
import type { DiscardScope } from '#services/admin/drafts/discard-draft.server.ts';
import type { DraftRecord } from '#services/admin/drafts/draft-record.ts';
import { readDraft } from '#services/admin/drafts/read-draft.server.ts';
import { storeDraft } from '#services/admin/drafts/store-draft.server.ts';
import type { Staff } from '#services/shared/staff.ts';
import { choiceName, fromName, theirsName } from './changes-in-form.ts';

interface DraftForm {
  record: DraftRecord;
  fields: readonly string[];
  scope: DiscardScope;
}

/**
 * Puts what a whole form holds into the draft. What colleagues typed and the form did not show stays;
 * after a conflict the choice decides, as in `changesInForm`.
 */
export async function saveFormDraft(
  form: FormData,
  { record, fields, scope }: DraftForm,
  staff: Staff,
) {
  const draft = await readDraft(record, staff.actor);
  const patch: DraftPatch = fields.flatMap((field) => {
    const from = textOf(form, fromName(field));
    const choice = textOf(form, choiceName(field));
    if (from === null || choice === 'theirs') return [];
    const to = textOf(form, field) ?? '';
    const present = draft.fields[field];
    const isShown = present && (scope === 'all' || present.by === staff.actor.userId);
    const seen = isShown ? present.to : null;
    const was = choice === 'mine' ? textOf(form, theirsName(field)) : seen;
    return (was ?? from) === to ? [] : [{ field, from, was, to }];
  });
  const result = await storeDraft(record, patch, staff);
  if (!result.ok) return result;
  const { conflicts, storedAt } = result;
  if (conflicts.length > 0) {
    const typed = patch.filter(({ field }) => conflicts.includes(field));
    const details = await describeConflicts(record, typed, staff);
    return { ok: false as const, reason: 'conflict', conflicts: details };
  }
  return {
    ok: true as const,
    changed: patch.length,
    draft: { storedAt: storedAt.toISOString(), conflicts },
  };
}

async function describeConflicts(record: DraftRecord, typed: DraftPatch, { actor }: Staff) {
  const { fields, names } = await readDraft(record, actor);
  return typed.map(({ field, from, to }): FormConflict => {
    const present = fields[field];
    const author = present && names.get(present.by);
    const theirs = present?.to ?? from;
    return { field, before: from, theirs, mine: to, by: author ?? null, at: present?.at ?? null };
  });
}

function textOf(form: FormData, name: string): string | null {
  const value = form.get(name);
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : null;
}
