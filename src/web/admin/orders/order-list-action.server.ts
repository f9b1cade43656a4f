import { z } from 'zod';
import { selectionInput } from '#domain/admin/lists/bulk.ts';
import { bulkCashInput, cashUndoInput } from '#domain/orders/bulk-cash.ts';
import { handlingInput } from '#domain/orders/handling.ts';
import { movesInput, movesPreviewInput } from '#domain/orders/move-orders-input.ts';
import { handleOrders } from '#services/order-desk/handle-orders.server.ts';
import { previewCash, previewHandling } from '#services/order-desk/preview-handling.server.ts';
import {
  recordCashOfOrders,
  undoCashOfOrders,
} from '#services/order-desk/record-cash-of-orders.server.ts';
import { extendOrderHold } from '#services/order-holds/extend-order-hold.server.ts';
import { decideMove } from '#services/orders/decide-move.server.ts';
import { decideMoves } from '#services/orders/decide-moves.server.ts';
import { previewMoves } from '#services/orders/preview-moves.server.ts';
import type { Staff } from '#services/shared/staff.ts';
import { handleForm } from '../../shared/forms/handle-form.server.ts';
import {
  handleOrdersIntent,
  moveOrdersIntent,
  previewMovesIntent,
  recordCashIntent,
  undoCashIntent,
} from './bulk/intents.ts';

const callInput = z.object({ order: z.string(), step: z.enum(['confirm', 'extend']) });

/** Shows what a step would do with several orders. */
const previewByForm = (form: FormData, staff: Staff) =>
  handleForm(form, {
    schema: movesPreviewInput,
    multiple: ['rows'],
    submit: ({ step, ...selection }) => previewMoves(selection, step, staff),
  });

/** Shows the form about the selected orders: their cash, or who looks after them. */
const previewHandlingByForm = (form: FormData, staff: Staff) =>
  handleForm(form, {
    schema: selectionInput.extend({ step: z.enum(['cash', 'handling']) }),
    multiple: ['rows'],
    submit: async ({ step, ...selection }) =>
      step === 'cash' ? previewCash(selection, staff) : previewHandling(selection, staff),
  });

const recordCashByForm = (form: FormData, staff: Staff) =>
  handleForm(form, {
    schema: bulkCashInput,
    multiple: ['orders', 'due', 'amount', 'reason'],
    submit: (input) => recordCashOfOrders(input, staff),
  });

const undoCashByForm = (form: FormData, staff: Staff) =>
  handleForm(form, {
    schema: cashUndoInput,
    multiple: ['orders'],
    submit: (input) => undoCashOfOrders(input, staff),
  });

const handleByForm = (form: FormData, staff: Staff) =>
  handleForm(form, {
    schema: handlingInput,
    multiple: ['orders', 'add', 'remove'],
    submit: (input) => handleOrders(input, staff),
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
  const step = form.get('step');
  switch (form.get('intent')) {
    case previewMovesIntent:
      return step === 'cash' || step === 'handling'
        ? previewHandlingByForm(form, staff)
        : previewByForm(form, staff);
    case moveOrdersIntent:
      return moveByPreview(form, staff);
    case recordCashIntent:
      return recordCashByForm(form, staff);
    case undoCashIntent:
      return undoCashByForm(form, staff);
    case handleOrdersIntent:
      return handleByForm(form, staff);
    default:
      return callByForm(form, staff);
  }
}
