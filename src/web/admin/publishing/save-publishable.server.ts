import { data } from 'react-router';
import type { Publishable, RecordTexts } from '#services/admin/publishing/publishable.ts';
import { readPublished } from '#services/admin/publishing/read-published.server.ts';
import { saveUnpublished } from '#services/admin/publishing/save-unpublished.server.ts';
import type { Customer } from '#services/shared/customer.ts';
import { fromName } from '../forms/changes-in-form.ts';
import { saveRecord } from '../forms/save-record.server.ts';
import { reviewPath } from './publishing-paths.ts';

interface SavePublishableOptions {
  publishable: Publishable;
  id: string;
  actor: Customer;
}

/** The action of a form whose record is published: the draft of what is public, a save of the rest. */
export async function savePublishable(
  form: FormData,
  { publishable, id, actor }: SavePublishableOptions,
) {
  const stored = await readPublished(publishable, id, actor);
  if (!stored) throw data(null, { status: 404 });
  const { kind } = publishable;
  return saveRecord(form, {
    record: { kind, id },
    schema: publishable.schema(stored.texts),
    actor,
    path: publishable.editPath(id),
    publishing: { isPublished: stored.isPublished, reviewPath: reviewPath(kind, id) },
    apply: (fields, _input, staff) =>
      saveUnpublished(publishable, id, { fields, typed: typedTexts(form, stored.texts) }, staff),
  });
}

function typedTexts(form: FormData, stored: RecordTexts) {
  const textsBy = (nameOf: (field: string) => string) =>
    Object.fromEntries(
      Object.keys(stored).map((field) => [field, String(form.get(nameOf(field)) ?? '')]),
    );
  return { from: textsBy(fromName), to: textsBy((field) => field) };
}
