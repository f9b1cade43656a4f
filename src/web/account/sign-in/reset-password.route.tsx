import { useEffect } from 'react';
import { redirect } from 'react-router';
import { passwordResetInput } from '#domain/identity/account-forms.ts';
import { minimumPasswordLength } from '#domain/identity/password.ts';
import { useT } from '#i18n/react.tsx';
import { systemClock } from '#platform/clock.ts';
import { resetNeedsCode, resetPassword } from '#services/identity/password-reset.server.ts';
import { withFlash } from '../../shared/flash/flash.server.ts';
import { handleForm, withActionHeaders } from '../../shared/forms/handle-form.server.ts';
import { ShopForm } from '../../shared/forms/shop-form.tsx';
import { SubmitButton } from '../../shared/forms/submit-button.tsx';
import { useShopForm } from '../../shared/forms/use-shop-form.ts';
import { PageHead } from '../../shared/seo/page-head.tsx';
import { readForm } from '../../shared/http/read-form.server.ts';
import { emitAuthEvent } from '../../shared/session/auth-events.ts';
import { readRequestFacts } from '../../shared/session/session.server.ts';
import { clearedSessionCookies } from '../../shared/session/session-cookies.server.ts';
import '../account.css';
import { CodeField } from '../fields/code-field.tsx';
import { PasswordField } from '../fields/password-field.tsx';
import { useAccountLabels } from '../fields/use-account-labels.ts';
import type { Route } from './+types/reset-password.route.ts';
import { Entrance } from './entrance.tsx';
import { ExpiredLink } from './expired-link.tsx';
import { startSession } from './start-session.server.ts';

export async function loader({ url }: Route.LoaderArgs) {
  const token = url.searchParams.get('token');
  return { token, needsCode: token !== null && (await resetNeedsCode(token, systemClock.now())) };
}

export async function action({ request, context }: Route.ActionArgs) {
  return handleForm(await readForm(request), {
    schema: passwordResetInput,
    submit: async (input) => {
      const result = await resetPassword(input, readRequestFacts(context, request));
      if (!result.ok) return result;
      if (result.session) return startSession(result.session, null, 'password_reset');
      const response = withFlash(redirect('/login'), 'password_reset');
      // A session of this browser ends too: its owner signs in again with the new password.
      for (const cookie of clearedSessionCookies()) response.headers.append('Set-Cookie', cookie);
      return response;
    },
  });
}

export { withActionHeaders as headers };

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const form = useShopForm({ serverResult: actionData });
  const labels = { ...useAccountLabels('password'), code: t('account.secondStep.code') };
  const { token, needsCode } = loaderData;
  const wrongCode = t('account.secondStep.wrong');
  useEffect(() => {
    if (token) emitAuthEvent('PASSWORD_RECOVERY');
  }, [token]);
  if (!token || form.rejection?.reason === 'invalid_token') {
    return (
      <ExpiredLink
        title={t('account.reset.expiredTitle')}
        text={t('account.reset.expiredText')}
        to="/forgot-password"
        label={t('account.reset.again')}
      />
    );
  }
  return (
    <Entrance title={t('account.reset.title')} lead={t('account.reset.lead')}>
      <PageHead title={t('account.reset.title')} robots="noindex" />
      <ShopForm
        form={form}
        labels={labels}
        failedTitle={t('account.reset.failed')}
        reasonTexts={{
          weak_password: t('account.weakPassword.title'),
          wrong_code: wrongCode,
          second_factor_needed: t('account.reset.codeNeeded'),
        }}
        hasToast
        className="grid gap-6"
      >
        <input type="hidden" name="token" value={token} />
        <PasswordField
          name="password"
          autoComplete="new-password"
          hint={t('account.fields.passwordHint', { count: minimumPasswordLength.customer })}
        />
        {needsCode && (
          <CodeField
            hint={t('account.secondStep.hint')}
            error={form.rejection?.reason === 'wrong_code' ? wrongCode : undefined}
          />
        )}
        <SubmitButton size="large" busyLabel={t('account.reset.busy')} wide>
          {t('account.reset.submit')}
        </SubmitButton>
      </ShopForm>
    </Entrance>
  );
}
