import { redirect } from 'react-router';
import { claimDecisionInput } from '#domain/game/claim-decision.ts';
import { decideClaim } from '#services/game/decide-claim.server.ts';
import type { Staff } from '#services/shared/staff.ts';
import { handleForm } from '../../../shared/forms/handle-form.server.ts';

/** Decides a claim. Without scripts the page of the next claim follows. */
export function submitClaimDecision(
  form: FormData,
  staff: Staff,
  { next }: { next: string | null },
) {
  return handleForm(form, {
    schema: claimDecisionInput,
    submit: async (input) => {
      const decided = await decideClaim(input, staff);
      if (!decided.ok) return decided;
      return next ? redirect(next) : { ok: true as const, claim: input.claim };
    },
  });
}
