import { data, redirect } from 'react-router';
import {
  confirmOwnSignUpInput,
  confirmSignUpInput,
  resendInput,
  signUpInput,
} from '#domain/identity/account-forms.ts';
import { systemClock } from '#platform/clock.ts';
import { findGuestEmail } from '#services/checkout/find-guest-email.server.ts';
import { confirmSignUp, isOwnSignUp } from '#services/identity/confirm-sign-up.server.ts';
import { resendConfirmation } from '#services/identity/resend-confirmation.server.ts';
import { newAccountFrom, signUp } from '#services/identity/sign-up.server.ts';
import { listProviders } from '#services/providers/provider-config.server.ts';
import { hasDemoMail } from '#services/mail/demo-mail.server.ts';
import { handleForm } from '../../shared/forms/handle-form.server.ts';
import { useShopForm } from '../../shared/forms/use-shop-form.ts';
import { pageRequest } from '../../shared/http/page-request.server.ts';
import { readForm } from '../../shared/http/read-form.server.ts';
import { readRequestFacts, sessionOf } from '../../shared/session/session.server.ts';
import '../account.css';
import type { Route } from './+types/signup.route.ts';
import { CheckMail } from './check-mail.tsx';
import { ConfirmEmail } from './confirm-email.tsx';
import { readNext } from './next-path.ts';
import { readSignUpCookie, signUpCookie } from './sign-up-cookie.server.ts';
import { ResendConfirmation, resendIntent } from './resend-confirmation.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { startSession } from './start-session.server.ts';

/**
 * The mailed link opens this page with its token. Opening does nothing yet, because mail scanners
 * open links too.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const token = url.searchParams.get('token');
  if (!token && sessionOf(context).state === 'signed-in')
    throw redirect(destination(url) ?? '/account');
  const order = url.searchParams.get('order');
  const email = order ? await findGuestEmail(order) : null;
  const ownSignUpId = readSignUpCookie(context.get(pageRequest).cookies);
  const isOwn = token && ownSignUpId && (await isOwnSignUp(token, ownSignUpId, systemClock.now()));
  const providers = listProviders();
  const result = { token, email, needsPassword: !isOwn, hasDemoMail: hasDemoMail(), providers };
  // The link and the e-mail of a guest are personal, although these requests have no session.
  return token || email ? data(result, { headers: { 'Cache-Control': 'no-store' } }) : data(result);
}

const destination = (url: URL) => readNext(url.searchParams) ?? null;

export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await readForm(request);
  const attempt = readRequestFacts(context, request);
  const next = readNext(url.searchParams);
  if (form.has('token')) {
    const ownSignUpId = readSignUpCookie(context.get(pageRequest).cookies);
    return confirm(form, { attempt, ownSignUpId, to: destination(url) });
  }
  if (form.get('intent') === resendIntent) return resend(form, attempt, next);
  let signUpId: string | undefined;
  const response = await handleForm(form, {
    schema: signUpInput,
    submit: async (input) => {
      const result = await signUp({ ...newAccountFrom(input), next }, attempt);
      if (!result.ok) return result;
      signUpId = result.pending.id;
      return { ok: true as const, email: input.email };
    },
  });
  if (!signUpId || response instanceof Response) return response;
  return data(response.data, { headers: { 'Set-Cookie': signUpCookie(signUpId) } });
}

type Attempt = ReturnType<typeof readRequestFacts>;

interface ConfirmOptions {
  attempt: Attempt;
  ownSignUpId: string | null;
  to: string | null;
}

const confirm = (form: FormData, { attempt, ownSignUpId, to }: ConfirmOptions) =>
  handleForm(form, {
    schema: ownSignUpId && !form.has('password') ? confirmOwnSignUpInput : confirmSignUpInput,
    submit: async (input) => {
      const confirmed = await confirmSignUp({ ...input, ownSignUpId }, attempt);
      return confirmed.ok ? startSession(confirmed.session, to, 'registered') : confirmed;
    },
  });

const resend = (form: FormData, attempt: Attempt, next: string | undefined) =>
  handleForm(form, {
    schema: resendInput,
    submit: async ({ email }) => {
      const result = await resendConfirmation({ email, next }, attempt);
      return result.ok ? { ok: true as const, email } : result;
    },
  });

export const headers: Route.HeadersFunction = ({ loaderHeaders, actionHeaders }) =>
  new Headers([...loaderHeaders, ...(actionHeaders ?? [])]);

export default function SignUp({ loaderData, actionData }: Route.ComponentProps) {
  const { token } = loaderData;
  return token ? (
    <ConfirmEmail
      token={token}
      needsPassword={loaderData.needsPassword}
      serverResult={actionData}
    />
  ) : (
    <NewAccount loaderData={loaderData} serverResult={actionData} />
  );
}

interface NewAccountProps {
  loaderData: Route.ComponentProps['loaderData'];
  serverResult: Route.ComponentProps['actionData'];
}

function NewAccount({ loaderData, serverResult }: NewAccountProps) {
  const { email, hasDemoMail: isDemo, providers } = loaderData;
  const form = useShopForm({ serverResult });
  const success = form.success ?? serverResult;
  const mailedTo = emailOf(success);
  if (!mailedTo) return <SignUpForm form={form} email={email ?? undefined} providers={providers} />;
  return (
    <CheckMail email={mailedTo} hasDemoMail={isDemo}>
      <ResendConfirmation email={mailedTo} serverResult={serverResult} />
    </CheckMail>
  );
}

/** Of a finished sign-up, and of sending its e-mail again, whether or not that was possible. */
function emailOf(result: NewAccountProps['serverResult'] | null): string | undefined {
  if (!result) return undefined;
  if (result.ok) return 'email' in result ? result.email : undefined;
  const { email } = result.values;
  return result.intent === resendIntent && typeof email === 'string' ? email : undefined;
}
