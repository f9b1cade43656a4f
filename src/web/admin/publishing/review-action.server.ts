import { z } from 'zod';
import { fromCairo } from '#domain/cairo-time.ts';
import { systemClock } from '#platform/clock.ts';
import { cancelSchedule } from '#services/admin/publishing/cancel-schedule.server.ts';
import type { Publishable } from '#services/admin/publishing/publishable.ts';
import { publishRecord } from '#services/admin/publishing/publish-record.server.ts';
import {
  resolveConflicts,
  type ConflictChoices,
} from '#services/admin/publishing/resolve-conflicts.server.ts';
import { restoreVersion } from '#services/admin/publishing/restore-version.server.ts';
import { schedulePublication } from '#services/admin/publishing/schedule-publication.server.ts';
import { unpublishRecord } from '#services/admin/publishing/unpublish-record.server.ts';
import type { Customer } from '#services/shared/customer.ts';
import { handleForm } from '../../shared/forms/handle-form.server.ts';
import { choiceName } from '../forms/changes-in-form.ts';
import { reviewIntents } from './review-intents.ts';

const overrideReason = z
  .string()
  .trim()
  .max(500, 'too_long')
  .optional()
  .transform((text) => text || null);

const nothing = z.object({});
const publishInput = z.object({ overrideReason });
const restoreInput = z.object({ version: z.uuid() });
const scheduleInput = z.object({
  overrideReason,
  publishAt: z.string().transform((text, context) => {
    const time = fromCairo(text);
    if (time) return time;
    context.addIssue(text ? 'invalid_time' : 'required');
    return z.NEVER;
  }),
});

interface ReviewedRecord {
  publishable: Publishable;
  id: string;
  actor: Customer;
}

/** What a form of the review page does. */
export function reviewAction(form: FormData, { publishable, id, actor }: ReviewedRecord) {
  const staff = { actor, now: systemClock.now() };
  const record = { kind: publishable.kind, id };
  switch (form.get('intent')) {
    case reviewIntents.unpublish:
      return handleForm(form, {
        schema: nothing,
        submit: async () => reasonOnly(await unpublishRecord(publishable, id, staff)),
      });
    case reviewIntents.schedule:
      return handleForm(form, {
        schema: scheduleInput,
        submit: async (input) =>
          reasonOnly(await schedulePublication(publishable, id, input, staff)),
      });
    case reviewIntents.cancel:
      return handleForm(form, { schema: nothing, submit: () => cancelSchedule(record, staff) });
    case reviewIntents.restore:
      return handleForm(form, {
        schema: restoreInput,
        submit: ({ version }) => restoreVersion(publishable, id, version, staff),
      });
    case reviewIntents.resolve:
      return handleForm(form, {
        schema: nothing,
        submit: () => resolveConflicts(publishable, id, choicesIn(form), staff),
      });
    default:
      return handleForm(form, {
        schema: publishInput,
        submit: async (input) => reasonOnly(await publishRecord(publishable, id, input, staff)),
      });
  }
}

/** The page reads findings and conflicts again; the form needs only the reason. */
const reasonOnly = <Success extends { ok: true }>(
  result: Success | { ok: false; reason: string },
) => (result.ok ? result : { ok: false as const, reason: result.reason });

function choicesIn(form: FormData): ConflictChoices {
  const prefix = choiceName('');
  const choices = [...form].flatMap(([name, value]) =>
    name.startsWith(prefix) && (value === 'mine' || value === 'theirs')
      ? [[name.slice(prefix.length), value] as const]
      : [],
  );
  return Object.fromEntries(choices);
}
