import { redirect } from 'react-router';
import { confirmSignUpInput, signUpInput } from '#domain/identity/account-forms.ts';
import { confirmSignUp } from '#services/identity/confirm-sign-up.server.ts';
import { newAccountFrom, signUp } from '#services/identity/sign-up.server.ts';
import { readForm } from '../../shared/read-form.server.ts';
import { pageAttempt, sessionOf } from '../../shared/session/session.server.ts';
import '../account.css';
import { refuse, refuseInput, withActionHeaders } from '../forms/refuse.server.ts';
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
  const attempt = pageAttempt(context, request);
  if (form.has('token')) return confirm(form, attempt);
  const parsed = signUpInput.safeParse(Object.fromEntries(form));
  if (!parsed.success) return refuseInput(form, parsed.error);
  const result = await signUp(newAccountFrom(parsed.data), attempt);
  if (!result.ok) return refuse(form, result);
  return { ok: true as const, email: parsed.data.email };
}

async function confirm(form: FormData, attempt: ReturnType<typeof pageAttempt>) {
  const parsed = confirmSignUpInput.safeParse(Object.fromEntries(form));
  if (!parsed.success) return refuseInput(form, parsed.error);
  const confirmed = await confirmSignUp(parsed.data, attempt);
  if (!confirmed.ok) return refuse(form, confirmed);
  return startSession(confirmed.session, '/account', 'registered');
}

export const headers = withActionHeaders;

export default function SignUp({ loaderData, actionData }: Route.ComponentProps) {
  if (actionData?.ok) return <CheckMail email={actionData.email} />;
  const refusal = actionData ?? null;
  if (loaderData.token) return <ConfirmEmail token={loaderData.token} refusal={refusal} />;
  return <SignUpForm refusal={refusal} />;
}
