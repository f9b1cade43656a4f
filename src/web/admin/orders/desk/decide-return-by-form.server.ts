import { returnDecisionInput } from '#domain/orders/staff-input.ts';
import { decideReturn } from '#services/orders/decide-return.server.ts';
import { handleForm } from '../../../shared/forms/handle-form.server.ts';
import type { DeskRequest } from './desk-request.server.ts';
import { deskResult, twoLanguages } from './desk-results.ts';

export async function decideReturnByForm({ form, staff }: DeskRequest) {
  return handleForm(form, {
    schema: returnDecisionInput,
    submit: async ({ return_id: returnId, from, to, refund, ...notes }) => {
      const answer = twoLanguages(notes);
      const result = await decideReturn({ returnId, from, to, refund, answer }, staff);
      return result.ok ? { ok: true as const, returned: to } : deskResult(result);
    },
  });
}
