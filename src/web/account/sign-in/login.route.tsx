import { redirect } from 'react-router';
import { signInInput } from '#domain/identity/account-forms.ts';
import { useT } from '#i18n/react.tsx';
import { signIn } from '#services/identity/sign-in.server.ts';
import { Link } from '#ui/link.tsx';
import { PageHead } from '../../shared/seo/page-head.tsx';
import { readForm } from '../../shared/read-form.server.ts';
import { safeReturnPath } from '../../shared/http/safe-return-path.ts';
import { pageAttempt, sessionOf } from '../../shared/session/session.server.ts';
import { useShell } from '../../shared/shell/shell-data.tsx';
import '../account.css';
import { AccountField, PasswordField } from '../forms/account-field.tsx';
import { AccountForm, SubmitButton } from '../forms/account-form.tsx';
import type { Refusal } from '../forms/refusal.ts';
import { refuse, refuseInput, withActionHeaders } from '../forms/refuse.server.ts';
import { useFormWords } from '../forms/use-form-words.ts';
import type { Route } from './+types/login.route.ts';
import { Entrance } from './entrance.tsx';
import { startSession } from './start-session.server.ts';

const destination = (url: URL) => safeReturnPath(url.searchParams.get('next'), '/account');

export function loader({ context, url }: Route.LoaderArgs) {
  if (sessionOf(context).state === 'signed-in') throw redirect(destination(url));
  return null;
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await readForm(request);
  const parsed = signInInput.safeParse(Object.fromEntries(form));
  if (!parsed.success) return refuseInput(form, parsed.error);
  const result = await signIn(parsed.data, pageAttempt(context, request));
  if (!result.ok) return refuse(form, result);
  return startSession(result.session, destination(url), 'signed_in');
}

export const headers = withActionHeaders;

export default function Login({ actionData }: Route.ComponentProps) {
  const t = useT();
  const { site } = useShell();
  const refusal = actionData ?? null;
  return (
    <Entrance title={t('account.login.title')} lead={t('account.login.lead', { brand: site.name })}>
      <PageHead title={t('account.login.title')} />
      <AccountForm
        refusal={refusal}
        failedTitle={t('account.login.failed')}
        failedText={useLoginProblem(refusal)}
      >
        <AccountField
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          dir="ltr"
          required
        />
        <PasswordField name="password" autoComplete="current-password" />
        <p className="-mt-3 text-sm">
          <Link to="/forgot-password" className="form-link">
            {t('account.login.forgot')}
          </Link>
        </p>
        <SubmitButton busyLabel={t('account.login.busy')} wide>
          {t('account.login.submit')}
        </SubmitButton>
      </AccountForm>
      <p className="mt-8 text-sm text-muted">
        {t('account.login.noAccount')}{' '}
        <Link to="/signup" className="form-link">
          {t('account.login.signup')}
        </Link>
      </p>
    </Entrance>
  );
}

type LoginRefusal = Refusal<'invalid_credentials' | 'email_not_confirmed' | 'user_banned'>;

function useLoginProblem(refusal: LoginRefusal | null): string {
  const t = useT();
  const { common } = useFormWords();
  if (!refusal) return '';
  switch (refusal.reason) {
    case 'invalid_credentials':
      return t('account.login.invalid');
    case 'email_not_confirmed':
      return t('account.login.notConfirmed');
    case 'user_banned':
      return t('account.login.banned');
    case 'invalid_input':
      if (Object.values(refusal.fields).includes('required')) return t('account.login.missing');
  }
  return common(refusal) ?? '';
}
