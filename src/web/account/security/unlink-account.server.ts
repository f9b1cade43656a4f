import type { RouterContextProvider } from 'react-router';
import { unlinkAccountInput } from '#domain/identity/account-forms.ts';
import { unlinkIdentity } from '#services/providers/unlink-identity.server.ts';
import { handleForm } from '../../shared/forms/handle-form.server.ts';
import { readRequestFacts } from '../../shared/session/session.server.ts';
import { signedIn } from '../signed-in.server.ts';

export function unlinkAccount(
  form: FormData,
  request: Request,
  context: Readonly<RouterContextProvider>,
) {
  return handleForm(form, {
    schema: unlinkAccountInput,
    submit: ({ identityId }) => {
      const { now } = readRequestFacts(context, request);
      return unlinkIdentity(signedIn(context).account.id, identityId, now);
    },
  });
}
