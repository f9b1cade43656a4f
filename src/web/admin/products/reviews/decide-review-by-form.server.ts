import { z } from 'zod';
import { systemClock } from '#platform/clock.ts';
import { approveReview, rejectReview } from '#services/reviews/approve-review.server.ts';
import type { Customer } from '#services/shared/customer.ts';
import { handleForm } from '../../../shared/forms/handle-form.server.ts';

const decisionInput = z.object({
  review: z.uuid(),
  decision: z.enum(['approved', 'rejected']),
});

export const decideReviewByForm = (form: FormData, actor: Customer) =>
  handleForm(form, {
    schema: decisionInput,
    submit: ({ review, decision }) =>
      (decision === 'approved' ? approveReview : rejectReview)(review, actor, systemClock.now()),
  });
