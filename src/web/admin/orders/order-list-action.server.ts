import { z } from 'zod';
import { movesInput, movesPreviewInput } from '#domain/orders/move-orders-input.ts';
import { extendOrderHold } from '#services/order-holds/extend-order-hold.server.ts';
import { decideMove } from '#services/orders/decide-move.server.ts';
import { decideMoves } from '#services/orders/decide-moves.server.ts';
import { previewMoves } from '#services/orders/preview-moves.server.ts';
import type { Staff } from '#services/shared/staff.ts';
import { handleForm } from '../../shared/forms/handle-form.server.ts';
import { moveOrdersIntent, previewMovesIntent } from './bulk/intents.ts';

const callInput = z.object({ order: z.string(), step: z.enum(['confirm', 'extend']) });

/** Shows what a step would do with several orders. */
const previewByForm = (form: FormData, staff: Staff) =>
  handleForm(form, {
    schema: movesPreviewInput,
    multiple: ['rows'],
    submit: ({ step, ...selection }) => previewMoves(selection, step, staff),
  });

/** Takes the step with the orders that the preview has shown. */
const moveByPreview = (form: FormData, staff: Staff) =>
  handleForm(form, {
    schema: movesInput,
    multiple: ['orders'],
    submit: (input) => decideMoves(input, staff),
  });

/** Confirms one order after its call, or gives more time for it. */
const callByForm = (form: FormData, staff: Staff) =>
  handleForm(form, {
    schema: callInput,
    submit: async ({ order: orderId, step }) => {
      const confirmation = { orderId, from: 'placed', to: 'confirmed' } as const;
      const result =
        step === 'extend'
          ? await extendOrderHold(orderId, staff)
          : await decideMove({ ...confirmation, note: null, isVisible: true }, staff);
      return result.ok ? { ok: true as const, step } : { ok: false as const, reason: 'not_found' };
    },
  });

/** The forms of the list of orders. */
export function runListForm(form: FormData, staff: Staff) {
  const intent = form.get('intent');
  if (intent === previewMovesIntent) return previewByForm(form, staff);
  return intent === moveOrdersIntent ? moveByPreview(form, staff) : callByForm(form, staff);
}
