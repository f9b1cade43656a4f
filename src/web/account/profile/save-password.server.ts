import type { RouterContextProvider } from 'react-router';
import { changePasswordInput } from '#domain/identity/account-forms.ts';
import { changePassword } from '#services/identity/change-password.server.ts';
import { handleForm } from '../../shared/forms/handle-form.server.ts';
import { readRequestFacts } from '../../shared/session/session.server.ts';
import { signedIn } from '../signed-in.server.ts';

export function savePassword(
  form: FormData,
  request: Request,
  context: Readonly<RouterContextProvider>,
) {
  return handleForm(form, {
    schema: changePasswordInput,
    submit: (input) => {
      const { account, sessionId } = signedIn(context);
      const change = { userId: account.id, sessionId, ...input };
      return changePassword(change, readRequestFacts(context, request));
    },
  });
}
