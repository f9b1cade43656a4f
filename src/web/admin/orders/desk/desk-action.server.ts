import { correctionInput } from '#domain/orders/correction.ts';
import {
  cashInput,
  refundChangeInput,
  refundPaymentInput,
  refundWithdrawalInput,
} from '#domain/orders/refund-input.ts';
import { ownHandlingInput } from '#domain/orders/handling.ts';
import { missedCallInput, staffCancelInput } from '#domain/orders/staff-input.ts';
import { z } from 'zod';
import { handleOrder } from '#services/order-desk/handle-orders.server.ts';
import { extendOrderHold } from '#services/order-holds/extend-order-hold.server.ts';
import { correctOrder } from '#services/order-desk/correct-order.server.ts';
import { recordCash, takeBackCash } from '#services/order-desk/record-cash.server.ts';
import { recordMissedCall } from '#services/order-desk/record-missed-call.server.ts';
import { changeRefund, withdrawRefund } from '#services/refunds/change-refund.server.ts';
import { payRefund } from '#services/refunds/pay-refund.server.ts';
import { decideMove } from '#services/orders/decide-move.server.ts';
import { handleForm } from '../../../shared/forms/handle-form.server.ts';
import type { DeskRequest } from './desk-request.server.ts';
import { decideReturnByForm } from './decide-return-by-form.server.ts';
import { agreeRefundByForm, openReturnByForm } from './after-delivery-by-form.server.ts';
import { deskResult, oneLanguage } from './desk-results.ts';
import { addEntryByForm } from './add-entry-by-form.server.ts';
import { moveByForm } from './move-by-form.server.ts';

/** Each form of the page names itself in the field `intent`; one of several adds the id of its row. */
const forms = {
  move: moveByForm,
  cancel: ({ form, orderId, staff }: DeskRequest) =>
    handleForm(form, {
      schema: staffCancelInput,
      submit: async ({ from, reason }) =>
        deskResult(
          await decideMove(
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
  correct: ({ form, orderId, staff }: DeskRequest) =>
    handleForm(form, {
      schema: correctionInput,
      submit: (input) => correctOrder(orderId, input, staff),
    }),
  cash: ({ form, orderId, staff }: DeskRequest) =>
    handleForm(form, {
      schema: cashInput,
      submit: async (cash) => deskResult(await recordCash(orderId, staff, cash)),
    }),
  'take-back-cash': ({ form, orderId, staff }: DeskRequest) =>
    handleForm(form, {
      schema: z.object({}),
      submit: async () => deskResult(await takeBackCash(orderId, staff)),
    }),
  handling: ({ form, orderId, staff }: DeskRequest) =>
    handleForm(form, {
      schema: ownHandlingInput,
      multiple: ['tags'],
      submit: (input) => handleOrder(orderId, input, staff),
    }),
  entry: addEntryByForm,
  return: decideReturnByForm,
  'open-return': openReturnByForm,
  refund: agreeRefundByForm,
  'pay-refund': ({ form, staff }: DeskRequest) =>
    handleForm(form, {
      schema: refundPaymentInput,
      submit: async ({ refund_id: refundId, payout }) =>
        deskResult(await payRefund({ refundId, payout }, staff)),
    }),
  'change-refund': ({ form, staff }: DeskRequest) =>
    handleForm(form, {
      schema: refundChangeInput,
      submit: async ({ refund_id: refundId, reason, ...change }) =>
        deskResult(await changeRefund({ refundId, ...change, reason: oneLanguage(reason) }, staff)),
    }),
  'withdraw-refund': ({ form, staff }: DeskRequest) =>
    handleForm(form, {
      schema: refundWithdrawalInput,
      submit: async ({ refund_id: refundId }) => deskResult(await withdrawRefund(refundId, staff)),
    }),
};

type DeskIntent = keyof typeof forms;

const isIntent = (intent: string | undefined): intent is DeskIntent =>
  intent !== undefined && Object.hasOwn(forms, intent);

/** Runs the form that was sent. */
export function runDeskForm(request: DeskRequest) {
  const [intent] = String(request.form.get('intent')).split(' ');
  if (!isIntent(intent)) throw new Response(null, { status: 400 });
  return forms[intent](request);
}
