import { checkFormStamp } from '#services/shared/form-stamp.server.ts';
import type { BotReason } from './form-result.ts';
import { guardFields } from './guard-fields.ts';

/** Null when a person seems to have filled in the form. */
export function rejectBots(form: FormData, now: Date): { ok: false; reason: BotReason } | null {
  if (form.get(guardFields.trap)) return { ok: false, reason: 'trapped' };
  const status = checkFormStamp(String(form.get(guardFields.stamp) ?? ''), now);
  return status === 'ok' ? null : { ok: false, reason: status };
}
