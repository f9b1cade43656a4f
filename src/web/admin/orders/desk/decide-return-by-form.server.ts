import { arrivalInput } from '#domain/orders/refund-input.ts';
import { returnDecisionInput } from '#domain/orders/staff-input.ts';
import { decideReturn } from '#services/orders/decide-return.server.ts';
import { handleForm, parseForm } from '../../../shared/forms/handle-form.server.ts';
import { readCounts } from '../../../shared/orders/read-return-lines.ts';
import type { DeskRequest } from './desk-request.server.ts';
import { deskResult, oneLanguage, twoLanguages } from './desk-results.ts';

export async function decideReturnByForm({ form, staff }: DeskRequest) {
  return handleForm(form, {
    schema: returnDecisionInput,
    submit: async ({ return_id: returnId, from, to, ...notes }) => {
      const arrival = to === 'received' ? readArrival(form) : { ok: true as const, value: {} };
      if (!arrival.ok) return arrival;
      const decision = { returnId, from, to, answer: twoLanguages(notes) };
      const result = await decideReturn({ ...decision, arrival: arrival.value }, staff);
      return result.ok ? { ok: true as const, returned: to } : deskResult(result);
    },
  });
}

/** How many pieces of each line are intact, and what is refunded. */
function readArrival(form: FormData) {
  const parsed = parseForm(form, arrivalInput);
  const counts = readCounts(form, 'restocked');
  const isCounted = counts.every(({ count }) => Number.isInteger(count) && count >= 0);
  if (!parsed.ok) return { ok: false as const, reason: 'invalid_input', fields: parsed.fields };
  if (!isCounted) return { ok: false as const, reason: 'too_many_restocked' };
  const { proposed, amount, reason } = parsed.value;
  return {
    ok: true as const,
    value: {
      restocked: Object.fromEntries(counts.map(({ id, count }) => [id, count])),
      proposed,
      ...(amount !== undefined && { amount }),
      reason: reason === null ? null : oneLanguage(reason),
    },
  };
}
