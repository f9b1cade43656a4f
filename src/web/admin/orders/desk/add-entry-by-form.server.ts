import { entryInput } from '#domain/orders/staff-input.ts';
import { addToTimeline } from '#services/orders/add-to-timeline.server.ts';
import { handleForm } from '../../../shared/forms/handle-form.server.ts';
import type { DeskRequest } from './desk-request.server.ts';
import { twoLanguages } from './desk-results.ts';
import { entryPhotosOf } from './entry-photos.server.ts';

/** Adds a note with up to five photos, each of which says what it shows. */
export function addEntryByForm({ form, orderId, staff }: DeskRequest) {
  const { photos, fileProblems } = entryPhotosOf(form);
  return handleForm(form, {
    schema: entryInput,
    fileProblems,
    submit: async ({ visible, ...notes }) => {
      const note = twoLanguages(notes);
      if (!note && photos.length === 0) return { ok: false as const, reason: 'empty' };
      return addToTimeline({ orderId, note, isVisible: visible, photos }, staff);
    },
  });
}
