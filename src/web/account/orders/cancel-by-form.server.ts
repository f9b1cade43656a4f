import { cancelReason } from '#domain/orders/cancel-input.ts';
import { cancelOrder } from '#services/orders/cancel-order.server.ts';
import type { Customer } from '#services/account/customer.ts';
import { readForm } from '../../shared/read-form.server.ts';
import type { CancelAnswer } from './cancel-answer.ts';

interface Cancelling {
  orderId: string;
  customer: Customer;
  now: Date;
}

export async function cancelByForm(
  request: Request,
  { orderId, customer, now }: Cancelling,
): Promise<CancelAnswer> {
  const form = await readForm(request);
  const reason = cancelReason.safeParse(form.get('reason') ?? '');
  if (!reason.success) return { ok: false, reason: 'too_long' };
  const cancelled = await cancelOrder({ orderId, reason: reason.data, now }, customer);
  if (cancelled.ok || cancelled.reason !== 'not_found') return cancelled;
  throw new Response(null, { status: 404, statusText: 'Not Found' });
}
