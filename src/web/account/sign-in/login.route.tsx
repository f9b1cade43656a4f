import { redirect } from 'react-router';
import { signInInput } from '#domain/identity/account-forms.ts';
import { useLanguage } from '#i18n/react.tsx';
import { signInAtShop } from '#services/identity/sign-in.server.ts';
import { listProviders } from '#services/providers/provider-config.server.ts';
import { Link } from '#ui/link.tsx';
import { handleForm, withActionHeaders } from '../../shared/forms/handle-form.server.ts';
import { ShopForm } from '../../shared/forms/shop-form.tsx';
import { SubmitButton } from '../../shared/forms/submit-button.tsx';
import { useShopForm } from '../../shared/forms/use-shop-form.ts';
import { PageHead } from '../../shared/seo/page-head.tsx';
import { readForm } from '../../shared/http/read-form.server.ts';
import { safeReturnPath } from '../../shared/http/safe-return-path.ts';
import { readRequestFacts, sessionOf } from '../../shared/session/session.server.ts';
import { useShell } from '../../shared/shell/shell-data.tsx';
import '../account.css';
import { EmailField } from '../../shared/forms/email-field.tsx';
import { PasswordField } from '../fields/password-field.tsx';
import { useAccountLabels } from '../fields/use-account-labels.ts';
import type { Route } from './+types/login.route.ts';
import { Entrance } from './entrance.tsx';
import { useWithNext } from './next-path.ts';
import { OtherSignIns } from './other-sign-ins.tsx';
import { continueSignIn } from './start-session.server.ts';

const destination = (url: URL) => safeReturnPath(url.searchParams.get('next'), '') || null;

export function loader({ context, url }: Route.LoaderArgs) {
  if (sessionOf(context).state === 'signed-in') throw redirect(destination(url) ?? '/account');
  return { providers: listProviders() };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  return handleForm(await readForm(request), {
    schema: signInInput,
    submit: async (input) => {
      const result = await signInAtShop(input, readRequestFacts(context, request));
      return result.ok ? continueSignIn(result, destination(url)) : result;
    },
  });
}

export { withActionHeaders as headers };

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const { t, date } = useLanguage();
  const { site } = useShell();
  const form = useShopForm({ serverResult: actionData });
  const withNext = useWithNext();
  const lastDay = form.rejection?.details?.['lastDay'];
  const isMissing = Object.values(form.rejection?.fields ?? {}).includes('required');
  return (
    <Entrance title={t('account.login.title')} lead={t('account.login.lead', { brand: site.name })}>
      <PageHead title={t('account.login.title')} />
      <ShopForm
        form={form}
        labels={useAccountLabels('email', 'password')}
        failedTitle={t('account.login.failed')}
        reasonTexts={{
          invalid_credentials: t('account.login.invalid'),
          email_not_confirmed: t('account.login.notConfirmed'),
          user_banned: lastDay
            ? t('account.login.bannedUntil', { date: date(lastDay) })
            : t('account.login.banned'),
          invalid_input: isMissing ? t('account.login.missing') : undefined,
        }}
        hasToast
        className="grid gap-6"
      >
        <EmailField autoComplete="username" />
        <PasswordField name="password" autoComplete="current-password" />
        <p className="-mt-3 text-sm">
          <Link to="/forgot-password" className="form-link">
            {t('account.login.forgot')}
          </Link>
        </p>
        <SubmitButton size="large" busyLabel={t('account.login.busy')} wide>
          {t('account.login.submit')}
        </SubmitButton>
      </ShopForm>
      <OtherSignIns providers={loaderData.providers} offersLink />
      <p className="mt-8 text-sm text-muted">
        {t('account.login.noAccount')}{' '}
        <Link to={withNext('/signup')} className="form-link">
          {t('account.login.signup')}
        </Link>
      </p>
    </Entrance>
  );
}
