import { data, redirect } from 'react-router';
import { mailedSignInInput, signInLinkInput } from '#domain/identity/account-forms.ts';
import { useT } from '#i18n/react.tsx';
import { requestSignInLink } from '#services/identity/request-sign-in-link.server.ts';
import { signInByMailedLink } from '#services/identity/verify-mail-proof.server.ts';
import { hasDemoMail } from '#services/mail/demo-mail.server.ts';
import { handleForm } from '../../shared/forms/handle-form.server.ts';
import { useShopForm } from '../../shared/forms/use-shop-form.ts';
import { readForm } from '../../shared/http/read-form.server.ts';
import { safeReturnPath } from '../../shared/http/safe-return-path.ts';
import { PageHead } from '../../shared/seo/page-head.tsx';
import { readRequestFacts, sessionOf } from '../../shared/session/session.server.ts';
import '../account.css';
import type { Route } from './+types/sign-in-link.route.ts';
import { CheckMail } from './check-mail.tsx';
import { readNext, useWithNext } from './next-path.ts';
import { OpenSignInLink } from './open-sign-in-link.tsx';
import { RequestMailForm } from './request-mail-form.tsx';
import { continueSignIn } from './start-session.server.ts';

const destination = (url: URL) => safeReturnPath(url.searchParams.get('next'), '') || null;

/** Opening the mailed link does nothing yet, because mail scanners open links too. */
export function loader({ context, url }: Route.LoaderArgs) {
  const token = url.searchParams.get('token');
  if (!token && sessionOf(context).state === 'signed-in')
    throw redirect(destination(url) ?? '/account');
  return data({ token, hasDemoMail: hasDemoMail() }, { headers: { 'Cache-Control': 'no-store' } });
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await readForm(request);
  const attempt = readRequestFacts(context, request);
  if (form.has('token')) {
    return handleForm(form, {
      schema: mailedSignInInput,
      submit: async ({ token }) => {
        const result = await signInByMailedLink(token, attempt);
        return result.ok ? continueSignIn(result, destination(url)) : result;
      },
    });
  }
  return handleForm(form, {
    schema: signInLinkInput,
    submit: async ({ email }) => {
      const next = readNext(url.searchParams);
      const result = await requestSignInLink({ email, createsAccount: false, next }, attempt);
      return result.ok ? { ok: true as const, email } : result;
    },
  });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders, actionHeaders }) =>
  new Headers([...loaderHeaders, ...(actionHeaders ?? [])]);

export default function SignInLink({ loaderData, actionData }: Route.ComponentProps) {
  const { token, hasDemoMail: isDemo } = loaderData;
  return token ? (
    <OpenSignInLink token={token} serverResult={actionData} />
  ) : (
    <RequestLink hasDemoMail={isDemo} serverResult={actionData} />
  );
}

interface RequestLinkProps {
  hasDemoMail: boolean;
  serverResult: Route.ComponentProps['actionData'];
}

function RequestLink({ hasDemoMail: isDemo, serverResult }: RequestLinkProps) {
  const t = useT();
  const form = useShopForm({ serverResult });
  const withNext = useWithNext();
  if (form.success && 'email' in form.success) {
    const { email } = form.success;
    return <CheckMail email={email} about="account.signInLink.sentText" hasDemoMail={isDemo} />;
  }
  return (
    <>
      <PageHead title={t('account.signInLink.title')} robots="noindex" />
      <RequestMailForm about="signInLink" form={form} loginPath={withNext('/login')} />
    </>
  );
}
