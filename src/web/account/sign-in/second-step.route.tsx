import { data, redirect } from 'react-router';
import { secondStepInput } from '#domain/identity/account-forms.ts';
import { useT } from '#i18n/react.tsx';
import { systemClock } from '#platform/clock.ts';
import {
  completeSecondStep,
  readSecondStepTicket,
} from '#services/second-factors/second-step.server.ts';
import { Link } from '#ui/link.tsx';
import { handleForm } from '../../shared/forms/handle-form.server.ts';
import { ShopForm } from '../../shared/forms/shop-form.tsx';
import { SubmitButton } from '../../shared/forms/submit-button.tsx';
import { useShopForm } from '../../shared/forms/use-shop-form.ts';
import { pageRequest } from '../../shared/http/page-request.server.ts';
import { readForm } from '../../shared/http/read-form.server.ts';
import { safeReturnPath } from '../../shared/http/safe-return-path.ts';
import { PageHead } from '../../shared/seo/page-head.tsx';
import { readRequestFacts } from '../../shared/session/session.server.ts';
import '../account.css';
import { CodeField } from '../fields/code-field.tsx';
import type { Route } from './+types/second-step.route.ts';
import { Entrance } from './entrance.tsx';
import { secondStepCookie } from './sign-in-cookies.server.ts';
import { startSession } from './start-session.server.ts';

const destination = (url: URL) => safeReturnPath(url.searchParams.get('next'), '') || null;

/** Without the proof of the first step there is nothing to ask for. */
export function loader({ context }: Route.LoaderArgs) {
  const ticket = secondStepCookie.read(context.get(pageRequest).cookies) ?? '';
  if (!readSecondStepTicket(ticket, systemClock.now())) throw redirect('/login');
  return data(null, { headers: { 'Cache-Control': 'no-store' } });
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const ticket = secondStepCookie.read(context.get(pageRequest).cookies) ?? '';
  return handleForm(await readForm(request), {
    schema: secondStepInput,
    submit: async ({ code }) => {
      const result = await completeSecondStep({ ticket, code }, readRequestFacts(context, request));
      if (!result.ok) return result;
      const response = startSession(result.session, destination(url), 'signed_in');
      response.headers.append('Set-Cookie', secondStepCookie.clear());
      return response;
    },
  });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders, actionHeaders }) =>
  new Headers([...loaderHeaders, ...(actionHeaders ?? [])]);

export default function SecondStep({ actionData }: Route.ComponentProps) {
  const t = useT();
  const form = useShopForm({ serverResult: actionData });
  const wrong = t('account.secondStep.wrong');
  return (
    <Entrance title={t('account.secondStep.title')} lead={t('account.secondStep.lead')}>
      <PageHead title={t('account.secondStep.title')} robots="noindex" />
      <ShopForm
        form={form}
        labels={{ code: t('account.secondStep.code') }}
        failedTitle={t('account.login.failed')}
        reasonTexts={{
          wrong_code: wrong,
          second_step_expired: t('account.secondStep.expired'),
          user_banned: t('account.login.banned'),
        }}
        hasToast
        className="grid gap-6"
      >
        <CodeField
          hint={t('account.secondStep.hint')}
          error={form.rejection?.reason === 'wrong_code' ? wrong : undefined}
        />
        <SubmitButton size="large" busyLabel={t('account.login.busy')} wide>
          {t('account.secondStep.submit')}
        </SubmitButton>
      </ShopForm>
      <p className="mt-8 text-sm">
        <Link to="/login" className="form-link">
          {t('account.secondStep.back')}
        </Link>
      </p>
    </Entrance>
  );
}
