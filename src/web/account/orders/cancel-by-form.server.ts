import { cancelReason } from '#domain/orders/cancel-input.ts';
import type { CancelResult } from '#services/orders/cancel-order.server.ts';
import { readForm } from '../../shared/read-form.server.ts';
import type { CancelFormResult } from './cancel-form-result.ts';

/** Shared by customers and guests, who differ in how they prove that the order is theirs. */
export async function cancelByForm(
  request: Request,
  cancel: (reason: string | null) => Promise<CancelResult>,
): Promise<CancelFormResult> {
  const form = await readForm(request);
  const reason = cancelReason.safeParse(form.get('reason') ?? '');
  if (!reason.success) return { ok: false, reason: 'too_long' };
  const cancelled = await cancel(reason.data);
  if (cancelled.ok || cancelled.reason !== 'not_found') return cancelled;
  throw new Response(null, { status: 404, statusText: 'Not Found' });
}
