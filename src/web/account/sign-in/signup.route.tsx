import { redirect } from 'react-router';
import { confirmSignUpInput, signUpInput } from '#domain/identity/account-forms.ts';
import { confirmSignUp } from '#services/identity/confirm-sign-up.server.ts';
import { newAccountFrom, signUp } from '#services/identity/sign-up.server.ts';
import { handleForm, withActionHeaders } from '../../shared/forms/handle-form.server.ts';
import { useShopForm } from '../../shared/forms/use-shop-form.ts';
import { readForm } from '../../shared/http/read-form.server.ts';
import { readRequestFacts, sessionOf } from '../../shared/session/session.server.ts';
import '../account.css';
import type { Route } from './+types/signup.route.ts';
import { CheckMail } from './check-mail.tsx';
import { ConfirmEmail } from './confirm-email.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { startSession } from './start-session.server.ts';

/**
 * The mailed link opens this page with its token. Opening does nothing yet, because mail scanners
 * open links too.
 */
export function loader({ context, url }: Route.LoaderArgs) {
  const token = url.searchParams.get('token');
  if (!token && sessionOf(context).state === 'signed-in') throw redirect('/account');
  return { token };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const attempt = readRequestFacts(context, request);
  if (form.has('token')) return confirm(form, attempt);
  return handleForm(form, {
    schema: signUpInput,
    submit: async (input) => {
      const result = await signUp(newAccountFrom(input), attempt);
      return result.ok ? { ok: true as const, email: input.email } : result;
    },
  });
}

const confirm = (form: FormData, attempt: ReturnType<typeof readRequestFacts>) =>
  handleForm(form, {
    schema: confirmSignUpInput,
    submit: async (input) => {
      const confirmed = await confirmSignUp(input, attempt);
      return confirmed.ok ? startSession(confirmed.session, '/account', 'registered') : confirmed;
    },
  });

export { withActionHeaders as headers };

export default function SignUp({ loaderData, actionData }: Route.ComponentProps) {
  const { token } = loaderData;
  return token ? (
    <ConfirmEmail token={token} serverResult={actionData} />
  ) : (
    <NewAccount serverResult={actionData} />
  );
}

function NewAccount({ serverResult }: { serverResult: Route.ComponentProps['actionData'] }) {
  const form = useShopForm({ serverResult });
  return form.success && 'email' in form.success ? (
    <CheckMail email={form.success.email} />
  ) : (
    <SignUpForm form={form} />
  );
}
