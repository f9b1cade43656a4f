import type { DraftFields } from '#domain/admin/drafts/merge-draft.ts';
import type { DraftRecord } from '#services/admin/drafts/draft-record.ts';
import { readDraft } from '#services/admin/drafts/read-draft.server.ts';
import type { Customer } from '#services/shared/customer.ts';
import type { FieldTexts } from './form-texts.ts';
import type { LoadedRecord, RecordPublishing } from './loaded-record.ts';

interface LoadOptions {
  actor: Customer;
  /** `?draft=all` shows what colleagues typed as well. */
  request: Request;
  publishing?: RecordPublishing;
}

/** Adds the draft to the stored values of a record, for the loader of its form. */
export async function loadRecord(
  record: DraftRecord,
  values: FieldTexts,
  { actor, request, publishing }: LoadOptions,
): Promise<LoadedRecord> {
  const { fields, names } = await readDraft(record, actor);
  const draft = openFields(fields, values);
  const showsAll = new URL(request.url).searchParams.get('draft') === 'all';
  const isShown = (by: string) => showsAll || by === actor.userId;
  const shown = draft.filter(([, { by }]) => isShown(by));
  const hidden = draft.filter(([, { by }]) => !isShown(by));
  return {
    ...record,
    values,
    showsAll,
    publishing,
    draft: Object.fromEntries(shown.map(([field, { from, to, at }]) => [field, { from, to, at }])),
    colleagues: hidden.map(([field, { by, at }]) => ({ field, name: names.get(by) ?? null, at })),
  };
}

/** Fields of this form whose draft is not what is stored by now. */
const openFields = (draft: DraftFields, values: FieldTexts) =>
  Object.entries(draft).filter(([field, { to }]) => field in values && values[field] !== to);
