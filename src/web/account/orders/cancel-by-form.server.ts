import { z } from 'zod';
import { cancelReason } from '#domain/orders/cancel-input.ts';
import type { CancelResult } from '#services/orders/cancel-order.server.ts';
import { handleForm } from '../../shared/forms/handle-form.server.ts';
import { readForm } from '../../shared/http/read-form.server.ts';

const cancelInput = z.object({ reason: z.string().default('').pipe(cancelReason) });

/** Shared by customers and guests, who differ in how they prove that the order is theirs. */
export async function cancelByForm(
  request: Request,
  cancel: (reason: string | null) => Promise<CancelResult>,
) {
  return handleForm(await readForm(request), {
    schema: cancelInput,
    submit: async ({ reason }) => {
      const cancelled = await cancel(reason);
      if (cancelled.ok) return { ok: true as const };
      if (cancelled.reason === 'wrong_state') {
        const { status } = cancelled;
        return { ok: false, reason: 'wrong_state', details: { status } };
      }
      throw new Response(null, { status: 404, statusText: 'Not Found' });
    },
  });
}
