import { data, redirect, type RouterContextProvider } from 'react-router';
import { discardDraft } from '#services/admin/drafts/discard-draft.server.ts';
import { readHistory } from '#services/admin/history/read-history.server.ts';
import { changeRecord } from '#services/admin/records/change-record.server.ts';
import { createRecord } from '#services/admin/records/create-record.server.ts';
import { readRecord } from '#services/admin/records/read-record.server.ts';
import {
  emptyTexts,
  recordFieldsOf,
  type RecordSource,
} from '#services/admin/records/record-source.ts';
import { removeRecord } from '#services/admin/records/remove-record.server.ts';
import type { Staff } from '#services/shared/staff.ts';
import { pageRequest } from '../../shared/http/page-request.server.ts';
import { readForm } from '../../shared/http/read-form.server.ts';
import { loadRecord } from '../forms/load-record.server.ts';
import { saveRecord } from '../forms/save-record.server.ts';
import { staffMemberOf } from '../staff-member.server.ts';
import { staffNow } from './staff-now.server.ts';
import { submitRemoval } from './submit-removal.server.ts';
import { removeIntent } from './intents.ts';

interface PageArgs {
  request: Request;
  context: Readonly<RouterContextProvider>;
  /** Without an id the page adds a record. */
  params: { id?: string };
}

/** The loader of a page that adds or edits one record. */
export async function loadRecordPage(source: RecordSource, { request, context, params }: PageArgs) {
  const actor = staffMemberOf(context);
  const { locale } = context.get(pageRequest);
  const { id } = params;
  const values = id ? await readRecord(source, id, actor) : emptyTexts(source);
  if (!values) throw data(null, { status: 404 });
  const [record, history] = await Promise.all([
    loadRecord({ kind: source.kind, id: id ?? 'new' }, values, { actor, request }),
    id ? readHistory({ table: source.table, rowKey: id, locale }, actor) : [],
  ]);
  return { record, history, isNew: !id };
}

interface RecordAddresses {
  listUrl: string;
  /** Below it are the records by id; that of the list by default. */
  recordUrl?: string;
  /** The page that adds one. */
  newUrl?: string;
}

/** The action of that page: saves the record, adds it, or removes it. */
export async function submitRecordPage(
  source: RecordSource,
  { request, context, params }: PageArgs,
  { listUrl, recordUrl = listUrl, newUrl = `${recordUrl}/new` }: RecordAddresses,
) {
  const form = await readForm(request);
  const { id } = params;
  const staff = staffNow(context);
  if (id && form.get('intent') === removeIntent) {
    return submitRemoval(form, { listUrl, remove: () => removeRecord(source, id, staff) });
  }
  return saveRecordPage(source, form, { id, staff, recordUrl, newUrl });
}

interface RecordSave {
  /** Undefined for a new record. */
  id: string | undefined;
  staff: Staff;
  recordUrl: string;
  newUrl?: string;
}

/** Saves the form of the record, or its draft. */
export const saveRecordPage = (
  source: RecordSource,
  form: FormData,
  { id, staff, recordUrl, newUrl = recordUrl }: RecordSave,
) =>
  saveRecord(form, {
    record: { kind: source.kind, id: id ?? 'new' },
    schema: source.schema,
    actor: staff.actor,
    path: id ? `${recordUrl}/${id}` : newUrl,
    apply: (changes, input) =>
      id ? changeRecord(source, id, changes, staff) : addRecord(source, input, staff, recordUrl),
  });

/** Leads to the page of the new record. */
async function addRecord(source: RecordSource, input: object, staff: Staff, recordUrl: string) {
  const created = await createRecord(source, input, staff);
  if (!created.ok) return created;
  const draft = { kind: source.kind, id: 'new' };
  await discardDraft(draft, { fields: recordFieldsOf(source), scope: 'own' }, staff.actor);
  throw redirect(`${recordUrl}/${created.id}?added=yes`);
}
