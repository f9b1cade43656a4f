import type { ImageProblem } from '#domain/uploads/files.ts';
import { returnInput } from '#domain/orders/return-input.ts';
import type { ReturnRejectionReason } from '#domain/orders/returns.ts';
import type { Customer } from '#services/shared/customer.ts';
import { requestReturn } from '#services/orders/request-return.server.ts';
import { filesOf, readUploadForm } from '../../shared/read-upload-form.server.ts';

type Problem =
  | ReturnRejectionReason
  | Exclude<ImageProblem, 'images_required'>
  | 'rate_limited'
  | 'nothing_chosen'
  | 'no_reason'
  | 'too_long';

export type ReturnAnswer = { ok: true } | { ok: false; problem: Problem; message: string };

interface Asking {
  orderId: string;
  customer: Customer;
  now: Date;
}

export async function returnByForm(
  request: Request,
  { orderId, customer, now }: Asking,
): Promise<ReturnAnswer> {
  const form = await readUploadForm(request);
  const message = String(form.get('message') ?? '').slice(0, 20_000);
  const refuse = (problem: Problem): ReturnAnswer => ({ ok: false, problem, message });
  const lines = linesOf(form);
  if (lines.length === 0) return refuse('nothing_chosen');
  if (lines.some(({ reason }) => !reason)) return refuse('no_reason');
  const input = returnInput.safeParse({ lines, message });
  if (!input.success) {
    const isLong = input.error.issues.some(({ path }) => path[0] === 'message');
    return refuse(isLong ? 'too_long' : 'not_returnable');
  }
  const asked = await requestReturn(
    { orderId, ...input.data, photos: filesOf(form, 'photos') },
    { customer, now },
  );
  if (asked.ok) return { ok: true };
  if (asked.reason !== 'not_found' && asked.reason !== 'images_required') {
    return refuse(asked.reason);
  }
  throw new Response(null, { status: 404, statusText: 'Not Found' });
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
