import { checkFormStamp } from '#services/shared/form-stamp.server.ts';
import { guardFields, type GuardRefusal } from './form-guard.ts';

/** First thing in the action of a public form; null when a person seems to have filled it in. */
export function refuseBots(form: FormData, now: Date): GuardRefusal | null {
  if (form.get(guardFields.trap)) return { ok: false, reason: 'trapped' };
  const verdict = checkFormStamp(String(form.get(guardFields.stamp) ?? ''), now);
  return verdict === 'ok' ? null : { ok: false, reason: verdict };
}
