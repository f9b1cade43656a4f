import type { RouterContextProvider } from 'react-router';
import { changePasswordInput } from '#domain/identity/account-forms.ts';
import { changePassword } from '#services/identity/change-password.server.ts';
import { pageAttempt } from '../../shared/session/session.server.ts';
import { refuse, refuseInput } from '../forms/refuse.server.ts';
import { signedIn } from '../signed-in.server.ts';

export async function savePassword(
  form: FormData,
  request: Request,
  context: Readonly<RouterContextProvider>,
) {
  const parsed = changePasswordInput.safeParse(Object.fromEntries(form));
  if (!parsed.success) return refuseInput(form, parsed.error);
  const { account, sessionId } = signedIn(context);
  const change = { userId: account.id, sessionId, ...parsed.data };
  const result = await changePassword(change, pageAttempt(context, request));
  return result.ok ? { ok: true as const, intent: 'password' as const } : refuse(form, result);
}
