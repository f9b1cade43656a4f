import type { RouterContextProvider } from 'react-router';
import { profileInput } from '#domain/identity/account-forms.ts';
import { log } from '#platform/log.server.ts';
import { updateProfile } from '#services/identity/users.server.ts';
import { pageRequest } from '../../shared/http/page-request.server.ts';
import { refuse, refuseInput } from '../forms/refuse.server.ts';
import { signedIn } from '../signed-in.server.ts';

export async function saveWork(form: FormData, context: Readonly<RouterContextProvider>) {
  const parsed = profileInput.safeParse(Object.fromEntries(form));
  if (!parsed.success) return refuseInput(form, parsed.error);
  try {
    await updateProfile(signedIn(context).actor, parsed.data);
  } catch (error) {
    // The form shows this failure itself and keeps what was typed.
    const { requestId } = context.get(pageRequest);
    log.error({ err: error, requestId }, 'profile not saved');
    return refuse(form, { ok: false, reason: 'not_saved' });
  }
  return { ok: true as const, intent: 'work' as const };
}
