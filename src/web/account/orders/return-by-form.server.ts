import { z } from 'zod';
import { returnInput } from '#domain/orders/return-input.ts';
import type { Customer } from '#services/shared/customer.ts';
import { requestReturn } from '#services/orders/request-return.server.ts';
import { handleForm } from '../../shared/forms/handle-form.server.ts';
import { filesOf, readUploadForm } from '../../shared/http/read-upload-form.server.ts';

interface ReturnOrder {
  orderId: string;
  customer: Customer;
  now: Date;
  address: string;
}

/** The pieces have fields of their own, one pair each, so the whole form is read below. */
const anyFields = z.record(z.string(), z.string());

export async function returnByForm(
  request: Request,
  { orderId, customer, now, address }: ReturnOrder,
  onDone: () => Response,
) {
  const form = await readUploadForm(request);
  return handleForm(form, {
    schema: anyFields,
    submit: async () => {
      const lines = linesOf(form);
      if (lines.length === 0) return { ok: false, reason: 'nothing_chosen' };
      if (lines.some(({ reason }) => !reason)) return { ok: false, reason: 'no_reason' };
      const input = returnInput.safeParse({ lines, message: form.get('message') ?? '' });
      if (!input.success) {
        const isLong = input.error.issues.some(({ path }) => path[0] === 'message');
        return { ok: false, reason: isLong ? 'too_long' : 'not_returnable' };
      }
      const result = await requestReturn(
        { orderId, ...input.data, photos: filesOf(form, 'photos') },
        { customer, now, address },
      );
      if (result.ok) return onDone();
      if (result.reason === 'not_found' || result.reason === 'images_required') {
        throw new Response(null, { status: 404, statusText: 'Not Found' });
      }
      return result;
    },
  });
}

/** Only the pieces with a quantity to return. */
function linesOf(form: FormData) {
  return [...form.keys()].flatMap((name) => {
    const [, id] = /^quantity-(.+)$/.exec(name) ?? [];
    const quantity = Number(form.get(name));
    if (!id || quantity === 0) return [];
    return [{ item_id: id, quantity, reason: form.get(`reason-${id}`) }];
  });
}
