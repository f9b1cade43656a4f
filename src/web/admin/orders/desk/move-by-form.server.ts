import { moveInput } from '#domain/orders/staff-input.ts';
import { decideMove } from '#services/orders/decide-move.server.ts';
import { handleForm } from '../../../shared/forms/handle-form.server.ts';
import type { DeskRequest } from './desk-request.server.ts';
import { deskResult, twoLanguages } from './desk-results.ts';
import { entryPhotosOf } from './entry-photos.server.ts';

/** Moves the order to its next status, with a note and a photo for its entry. */
export function moveByForm({ form, orderId, staff }: DeskRequest) {
  const { photos, fileProblems } = entryPhotosOf(form);
  return handleForm(form, {
    schema: moveInput,
    fileProblems,
    submit: async ({ from, to, visible, ...notes }) =>
      deskResult(
        await decideMove(
          { orderId, from, to, note: twoLanguages(notes), isVisible: visible, photos },
          staff,
        ),
      ),
  });
}
