import { missedCallInput, moveInput, staffCancelInput } from '#domain/orders/staff-input.ts';
import { z } from 'zod';
import { extendOrderHold } from '#services/order-holds/extend-order-hold.server.ts';
import { recordMissedCall } from '#services/order-desk/record-missed-call.server.ts';
import { changeOrderStatus } from '#services/orders/change-status.server.ts';
import { handleForm } from '../../../shared/forms/handle-form.server.ts';
import type { DeskRequest } from './desk-request.server.ts';
import { deskResult, oneLanguage, twoLanguages } from './desk-results.ts';
import { addEntryByForm } from './add-entry-by-form.server.ts';

/** Each form of the page names itself in the field `intent`. */
const forms = {
  move: ({ form, orderId, staff }: DeskRequest) =>
    handleForm(form, {
      schema: moveInput,
      submit: async ({ from, to, visible, ...notes }) =>
        deskResult(
          await changeOrderStatus(
            { orderId, from, to, note: twoLanguages(notes), isVisible: visible },
            staff,
          ),
        ),
    }),
  cancel: ({ form, orderId, staff }: DeskRequest) =>
    handleForm(form, {
      schema: staffCancelInput,
      submit: async ({ from, reason }) =>
        deskResult(
          await changeOrderStatus(
            { orderId, from, to: 'cancelled', note: oneLanguage(reason), isVisible: true },
            staff,
          ),
        ),
    }),
  call: ({ form, orderId, staff }: DeskRequest) =>
    handleForm(form, {
      schema: missedCallInput,
      submit: async ({ attempt }) =>
        deskResult(await recordMissedCall({ orderId, attempt }, staff)),
    }),
  hold: ({ form, orderId, staff }: DeskRequest) =>
    handleForm(form, {
      schema: z.object({}),
      submit: async () => deskResult(await extendOrderHold(orderId, staff)),
    }),
  entry: addEntryByForm,
};

export type DeskIntent = keyof typeof forms;

const isIntent = (intent: unknown): intent is DeskIntent =>
  typeof intent === 'string' && Object.hasOwn(forms, intent);

/** Runs the form that was sent. */
export function runDeskForm(request: DeskRequest) {
  const intent = request.form.get('intent');
  if (!isIntent(intent)) throw new Response(null, { status: 400 });
  return forms[intent](request);
}
