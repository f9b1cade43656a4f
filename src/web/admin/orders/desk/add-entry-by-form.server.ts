import { entryInput } from '#domain/orders/staff-input.ts';
import { maxImages } from '#domain/uploads/files.ts';
import { addToTimeline } from '#services/orders/add-to-timeline.server.ts';
import { handleForm } from '../../../shared/forms/handle-form.server.ts';
import { filesOf } from '../../../shared/http/read-upload-form.server.ts';
import type { DeskRequest } from './desk-request.server.ts';
import { twoLanguages } from './desk-results.ts';

/** Adds a note with up to five photos, each of which says what it shows. */
export function addEntryByForm({ form, orderId, staff }: DeskRequest) {
  const photos = photosOf(form);
  const unnamed = photos.filter(({ alt }) => !alt.en && !alt.ar);
  return handleForm(form, {
    schema: entryInput,
    fileProblems: Object.fromEntries(
      unnamed.map(({ position }) => [`alt_en_${position}`, 'alt_required']),
    ),
    submit: async ({ visible, ...notes }) => {
      const note = twoLanguages(notes);
      if (!note && photos.length === 0) return { ok: false as const, reason: 'empty' };
      return addToTimeline({ orderId, note, isVisible: visible, photos }, staff);
    },
  });
}

const maxAltLength = 300;

/** Each photo has a field and two texts with its position in their names. */
function photosOf(form: FormData) {
  const textOf = (name: string) => {
    const text = form.get(name);
    return typeof text === 'string' ? text.trim().slice(0, maxAltLength) : '';
  };
  return Array.from({ length: maxImages }, (_, index) => index + 1).flatMap((position) =>
    filesOf(form, `photo_${position}`)
      .slice(0, 1)
      .map((file) => {
        const en = textOf(`alt_en_${position}`);
        const ar = textOf(`alt_ar_${position}`);
        // Missing words in one language are those of the other.
        return { position, file, alt: { en: en || ar, ar: ar || en } };
      }),
  );
}
