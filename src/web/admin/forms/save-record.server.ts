import { redirect } from 'react-router';
import type { z } from 'zod';
import { systemClock } from '#platform/clock.ts';
import type { DraftRecord } from '#services/admin/drafts/draft-record.ts';
import { discardDraft } from '#services/admin/drafts/discard-draft.server.ts';
import { storeDraft } from '#services/admin/drafts/store-draft.server.ts';
import type { Customer } from '#services/shared/customer.ts';
import type { Staff } from '#services/shared/staff.ts';
import { handleForm, type ServiceRejection } from '../../shared/forms/handle-form.server.ts';
import { collectRows } from './collect-rows.server.ts';
import { changesInForm, choiceName, type FieldChange } from './changes-in-form.ts';
import { discardInput, storeInput } from './draft-inputs.server.ts';
import { formSteps } from './form-steps.ts';
import { saveFormDraft } from './save-form-draft.server.ts';
import type { SavedRecord } from './loaded-record.ts';

type Applied = { ok: true; changeSet: string | null } | ServiceRejection;
type Saved = (SavedRecord & { ok: true }) | ServiceRejection;

/** Rows of a record are one text. */
const maxTextLength = 200_000;

interface RecordSaving<Schema extends z.ZodObject> {
  record: DraftRecord;
  /** Turns the texts of the fields into what the database stores. */
  schema: Schema;
  actor: Customer;
  /** The address to return to after a discard without scripts. */
  path: string;
  /** Of records that are published: where that is done, and whether visitors see it already. */
  publishing?: { reviewPath: string; isPublished: boolean };
  apply(changes: readonly FieldChange[], input: z.output<Schema>, staff: Staff): Promise<Applied>;
}

/** The action of a record's form: saves it, or stores or discards its draft. */
export async function saveRecord<Schema extends z.ZodObject>(
  form: FormData,
  { record, schema, actor, path, publishing, apply }: RecordSaving<Schema>,
) {
  const staff = { actor, now: systemClock.now() };
  const fields = Object.keys(schema.shape);
  const scope = form.get('scope') === 'all' ? 'all' : 'own';
  const forget = () => discardDraft(record, { fields, scope }, actor);
  switch (form.get('step')) {
    case formSteps.store:
      return storeFromForm(form, record, staff);
    case formSteps.forget:
      return forgetFromForm(form, record, staff);
    case formSteps.discard:
      await forget();
      throw redirect(path);
  }
  collectRows(form, fields);
  return handleForm(form, {
    schema,
    maxTextLength,
    submit: async (input): Promise<Saved> => {
      const isReviewed = form.get('step') === formSteps.review;
      if (publishing?.isPublished) {
        const stored = await saveFormDraft(form, { record, fields, scope }, staff);
        if (stored.ok && isReviewed) throw redirect(publishing.reviewPath);
        // The form shows what both typed.
        if (stored.ok && hasChoice(form)) throw redirect(withAllDrafts(path));
        return stored;
      }
      const changes = changesInForm(form, schema.shape, input);
      const result: Applied =
        changes.length === 0 ? { ok: true, changeSet: null } : await apply(changes, input, staff);
      if (!result.ok) return result;
      await forget();
      if (publishing && isReviewed) throw redirect(publishing.reviewPath);
      return { ok: true, changed: changes.length, changeSet: result.changeSet };
    },
  });
}

const hasChoice = (form: FormData) =>
  [...form.keys()].some((name) => name.startsWith(choiceName('')));

const withAllDrafts = (path: string) => `${path}${path.includes('?') ? '&' : '?'}draft=all`;

const storeFromForm = (form: FormData, record: DraftRecord, staff: Staff) =>
  handleForm(form, {
    schema: storeInput,
    maxTextLength: 2 * maxTextLength,
    submit: async ({ patch }): Promise<Saved> => {
      const result = await storeDraft(record, patch, staff);
      if (!result.ok) return result;
      const { storedAt, conflicts } = result;
      return { ok: true, changed: 0, draft: { storedAt: storedAt.toISOString(), conflicts } };
    },
  });

const forgetFromForm = (form: FormData, record: DraftRecord, { actor }: Staff) =>
  handleForm(form, {
    schema: discardInput,
    submit: async (discarded): Promise<Saved> => {
      await discardDraft(record, discarded, actor);
      return { ok: true, changed: 0 };
    },
  });
