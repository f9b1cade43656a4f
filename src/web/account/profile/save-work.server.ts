import type { RouterContextProvider } from 'react-router';
import { profileInput } from '#domain/identity/account-forms.ts';
import { updateProfile } from '#services/identity/users.server.ts';
import { handleForm } from '../../shared/forms/handle-form.server.ts';
import { signedIn } from '../signed-in.server.ts';

export function saveWork(form: FormData, context: Readonly<RouterContextProvider>) {
  return handleForm(form, {
    schema: profileInput,
    submit: async (input) => {
      await updateProfile(signedIn(context).actor, input);
      return { ok: true as const };
    },
  });
}
