import { z } from 'zod';
import { returnInput } from '#domain/orders/return-input.ts';
import { refundInput } from '#domain/orders/refund-input.ts';
import { agreeRefund } from '#services/refunds/agree-refund.server.ts';
import { openReturn } from '#services/order-desk/open-return.server.ts';
import { handleForm } from '../../../shared/forms/handle-form.server.ts';
import { readCounts, readReturnLines } from '../../../shared/orders/read-return-lines.ts';
import type { DeskRequest } from './desk-request.server.ts';
import { deskResult, oneLanguage } from './desk-results.ts';

/** The pieces have fields of their own, so the whole form is read below. */
const anyFields = z.record(z.string(), z.string());

export function openReturnByForm({ form, orderId, staff }: DeskRequest) {
  return handleForm(form, {
    schema: anyFields,
    submit: async () => {
      const lines = readReturnLines(form);
      if (lines.length === 0) return { ok: false as const, reason: 'nothing_chosen' };
      if (lines.some(({ reason }) => !reason)) return { ok: false as const, reason: 'no_reason' };
      const input = returnInput.safeParse({
        lines,
        message: form.get('message') ?? '',
        seen: Number(form.get('seen')),
      });
      if (!input.success) {
        const isLong = input.error.issues.some(({ path }) => path[0] === 'message');
        return { ok: false as const, reason: isLong ? 'too_long' : 'not_returnable' };
      }
      return deskResult(await openReturn({ orderId, ...input.data }, staff));
    },
  });
}

export function agreeRefundByForm({ form, orderId, staff }: DeskRequest) {
  const lines = readCounts(form, 'quantity')
    .filter(({ count }) => count !== 0)
    .map(({ id, count }) => ({ item_id: id, quantity: count }));
  return handleForm(form, {
    schema: z.preprocess((typed) => ({ ...(typed as object), lines }), refundInput),
    submit: async ({ reason, ...refund }) =>
      deskResult(await agreeRefund({ orderId, ...refund, reason: oneLanguage(reason) }, staff)),
  });
}
