import { z } from 'zod';
import { returnInput, type ReturnInput } from '#domain/orders/return-input.ts';
import type { ReturnResult } from '#services/orders/request-return.server.ts';
import { handleForm } from '../../shared/forms/handle-form.server.ts';
import { filesOf, readUploadForm } from '../../shared/http/read-upload-form.server.ts';
import { readReturnLines } from '../../shared/orders/read-return-lines.ts';

/** The pieces have fields of their own, one pair each, so the whole form is read below. */
const anyFields = z.record(z.string(), z.string());

interface ReturnByForm {
  /** Customers and guests differ in how they prove that the order is theirs. */
  send(wish: ReturnInput & { photos: readonly File[] }): Promise<ReturnResult>;
  onDone(): Response;
}

export async function returnByForm(request: Request, { send, onDone }: ReturnByForm) {
  const form = await readUploadForm(request);
  return handleForm(form, {
    schema: anyFields,
    submit: async () => {
      const lines = readReturnLines(form);
      if (lines.length === 0) return { ok: false, reason: 'nothing_chosen' };
      if (lines.some(({ reason }) => !reason)) return { ok: false, reason: 'no_reason' };
      const input = returnInput.safeParse({
        lines,
        message: form.get('message') ?? '',
        seen: Number(form.get('seen') ?? Number.NaN),
      });
      if (!input.success) {
        const isLong = input.error.issues.some(({ path }) => path[0] === 'message');
        return { ok: false, reason: isLong ? 'too_long' : 'not_returnable' };
      }
      const result = await send({ ...input.data, photos: filesOf(form, 'photos') });
      if (result.ok) return onDone();
      if (result.reason === 'not_found' || result.reason === 'images_required') {
        throw new Response(null, { status: 404, statusText: 'Not Found' });
      }
      return result;
    },
  });
}
