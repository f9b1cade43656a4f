import { useEffect } from 'react';
import { redirect } from 'react-router';
import { passwordResetInput } from '#domain/identity/account-forms.ts';
import { minimumPasswordLength } from '#domain/identity/password.ts';
import { useT } from '#i18n/react.tsx';
import { resetPassword } from '#services/identity/password-reset.server.ts';
import { ButtonLink } from '#ui/button.tsx';
import { withFlash } from '../../shared/flash/flash.server.ts';
import { PageHead } from '../../shared/seo/page-head.tsx';
import { readForm } from '../../shared/read-form.server.ts';
import { emitAuthEvent } from '../../shared/session/auth-events.ts';
import { pageAttempt } from '../../shared/session/session.server.ts';
import { clearedSessionCookies } from '../../shared/session/session-cookies.server.ts';
import '../account.css';
import { PasswordField } from '../forms/account-field.tsx';
import { AccountForm, SubmitButton } from '../forms/account-form.tsx';
import { refuse, refuseInput, withActionHeaders } from '../forms/refuse.server.ts';
import { useFormWords } from '../forms/use-form-words.ts';
import type { Route } from './+types/reset-password.route.ts';
import { Entrance } from './entrance.tsx';

export const loader = ({ url }: Route.LoaderArgs) => ({ token: url.searchParams.get('token') });

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const parsed = passwordResetInput.safeParse(Object.fromEntries(form));
  if (!parsed.success) return refuseInput(form, parsed.error);
  const result = await resetPassword(parsed.data, pageAttempt(context, request));
  if (!result.ok) return refuse(form, result);
  const response = withFlash(redirect('/login'), 'password_reset');
  // The visitor signs in again with the new password.
  for (const cookie of clearedSessionCookies()) response.headers.append('Set-Cookie', cookie);
  return response;
}

export const headers = withActionHeaders;

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const { common } = useFormWords();
  const { token } = loaderData;
  useEffect(() => {
    if (token) emitAuthEvent('PASSWORD_RECOVERY');
  }, [token]);
  if (!token || actionData?.reason === 'invalid_token') return <ExpiredLink />;
  return (
    <Entrance title={t('account.reset.title')} lead={t('account.reset.lead')}>
      <PageHead title={t('account.reset.title')} robots="noindex" />
      <AccountForm
        refusal={actionData ?? null}
        failedTitle={t('account.reset.failed')}
        failedText={(actionData && common(actionData)) ?? ''}
        passwordField="password"
      >
        <input type="hidden" name="token" value={token} />
        <PasswordField
          name="password"
          autoComplete="new-password"
          hint={t('account.fields.passwordHint', { count: minimumPasswordLength.customer })}
        />
        <SubmitButton busyLabel={t('account.reset.busy')} wide>
          {t('account.reset.submit')}
        </SubmitButton>
      </AccountForm>
    </Entrance>
  );
}

function ExpiredLink() {
  const t = useT();
  return (
    <Entrance title={t('account.reset.expiredTitle')} lead={t('account.reset.expiredText')}>
      <PageHead title={t('account.reset.title')} robots="noindex" />
      <ButtonLink to="/forgot-password">{t('account.reset.again')}</ButtonLink>
    </Entrance>
  );
}
