import { z } from 'zod';
import { systemClock } from '#platform/clock.ts';
import type { PublishRejection } from '#services/admin/publishing/publication-results.ts';
import type { Publishable } from '#services/admin/publishing/publishable.ts';
import { publishRecord } from '#services/admin/publishing/publish-record.server.ts';
import {
  unpublishRecord,
  type UnpublishResult,
} from '#services/admin/publishing/unpublish-record.server.ts';
import type { Customer } from '#services/shared/customer.ts';
import { handleForm } from '../../shared/forms/handle-form.server.ts';
import { reviewIntents } from './review-intents.ts';

const publishInput = z.object({
  overrideReason: z
    .string()
    .trim()
    .max(500, 'too_long')
    .optional()
    .transform((text) => text || null),
});

interface ReviewedRecord {
  publishable: Publishable;
  id: string;
  actor: Customer;
}

/** What a form of the review page does. */
export function reviewAction(form: FormData, { publishable, id, actor }: ReviewedRecord) {
  const staff = { actor, now: systemClock.now() };
  if (form.get('intent') === reviewIntents.unpublish) {
    return handleForm(form, {
      schema: z.object({}),
      submit: async () => withoutDetails(await unpublishRecord(publishable, id, staff)),
    });
  }
  return handleForm(form, {
    schema: publishInput,
    submit: async (input) => withoutDetails(await publishRecord(publishable, id, input, staff)),
  });
}

/** The page reads findings and conflicts anew; the form needs only the reason. */
function withoutDetails<Success extends { ok: true }>(
  result: Success | PublishRejection | Exclude<UnpublishResult, { ok: true }>,
) {
  return result.ok ? result : { ok: false as const, reason: result.reason };
}
