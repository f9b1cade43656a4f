import { redirect } from 'react-router';
import { z } from 'zod';
import { parseParts, type ComposedPage } from '#domain/content/page-parts.ts';
import { partSchema } from '#domain/content/part-fields.ts';
import { systemClock } from '#platform/clock.ts';
import {
  changePageParts,
  type PartChangeResult,
} from '#services/admin/pages/change-page-parts.server.ts';
import { readPageDraft } from '#services/admin/pages/read-page-draft.server.ts';
import { startFromDefault } from '#services/admin/pages/start-from-default.server.ts';
import type { Customer } from '#services/shared/customer.ts';
import { handleForm } from '../../shared/forms/handle-form.server.ts';
import { saveRecord } from '../forms/save-record.server.ts';
import { reviewPath } from '../publishing/publishing-paths.ts';
import { pageEditorPath, pageIntents } from './page-intents.ts';

const existing = z.enum(['up', 'down', 'remove', 'show', 'hide', 'publish', 'unpublish']);
/** Empty: behind all others. */
const droppedOn = z.union([z.literal('').transform(() => null), z.uuid()]);
const partInput = z.union([
  z.object({ change: existing, part: z.uuid() }),
  z.object({ change: z.literal('before'), part: z.uuid(), target: droppedOn }),
  z.object({ change: z.literal('add'), type: z.enum(['section', 'block']) }),
  z.object({ change: z.literal('add'), type: z.literal('item'), section: z.uuid() }),
]);

interface EditedPage {
  page: ComposedPage;
  /** The part whose form was sent. */
  part: string | null;
  actor: Customer;
}

/** The forms of the editor: parts are moved, added and removed; the selected one is typed. */
export async function pageAction(form: FormData, { page, part, actor }: EditedPage) {
  const staff = { actor, now: systemClock.now() };
  if (form.get('intent') === pageIntents.parts) {
    return handleForm(form, {
      schema: partInput,
      submit: async (change) => shownAfter(page, await changePageParts(page, change, staff)),
    });
  }
  if (form.get('intent') === pageIntents.startFromDefault) {
    return handleForm(form, {
      schema: z.object({}),
      submit: async () => shownAfter(page, await startFromDefault(staff)),
    });
  }
  return savePart(form, { page, part, actor });
}

/** A new part is opened. */
function shownAfter(page: ComposedPage, result: PartChangeResult) {
  if (result.ok && result.part) throw redirect(pageEditorPath(page, result.part));
  return result.ok ? { ok: true as const, changed: 0 } : result;
}

async function savePart(form: FormData, { page, part: id, actor }: EditedPage) {
  const state = await readPageDraft(page, actor);
  const parts = parseParts(state?.after['parts']);
  const part = parts.find((each) => each.id === id) ?? parts[0];
  if (!part) throw redirect(pageEditorPath(page));
  return saveRecord(form, {
    record: { kind: 'page', id: page },
    schema: partSchema(part),
    actor,
    path: pageEditorPath(page, part.id),
    publishing: { isPublished: true, reviewPath: reviewPath('page', page) },
    // A page is public, so that its form only stores drafts.
    apply: () => Promise.resolve({ ok: false as const, reason: 'forbidden' }),
  });
}
