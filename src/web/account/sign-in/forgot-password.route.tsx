import { passwordResetRequestInput } from '#domain/identity/account-forms.ts';
import { useT } from '#i18n/react.tsx';
import { requestPasswordReset } from '#services/identity/password-reset.server.ts';
import { Link } from '#ui/link.tsx';
import { PageHead } from '../../shared/seo/page-head.tsx';
import { readForm } from '../../shared/read-form.server.ts';
import { pageAttempt } from '../../shared/session/session.server.ts';
import '../account.css';
import { AccountField } from '../forms/account-field.tsx';
import { AccountForm, SubmitButton } from '../forms/account-form.tsx';
import { refuse, refuseInput, withActionHeaders } from '../forms/refuse.server.ts';
import { useFormWords } from '../forms/use-form-words.ts';
import type { Route } from './+types/forgot-password.route.ts';
import { CheckMail } from './check-mail.tsx';
import { Entrance } from './entrance.tsx';

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const parsed = passwordResetRequestInput.safeParse(Object.fromEntries(form));
  if (!parsed.success) return refuseInput(form, parsed.error);
  const result = await requestPasswordReset(parsed.data, pageAttempt(context, request));
  if (!result.ok) return refuse(form, result);
  return { ok: true as const, email: parsed.data.email };
}

export const headers = withActionHeaders;

export default function ForgotPassword({ actionData }: Route.ComponentProps) {
  const t = useT();
  const { common } = useFormWords();
  if (actionData?.ok) return <CheckMail email={actionData.email} about="account.forgot.sentText" />;
  return (
    <Entrance title={t('account.forgot.title')} lead={t('account.forgot.lead')}>
      <PageHead title={t('account.forgot.title')} />
      <AccountForm
        refusal={actionData ?? null}
        failedTitle={t('account.forgot.failed')}
        failedText={(actionData && common(actionData)) ?? ''}
      >
        <AccountField
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          dir="ltr"
          required
        />
        <SubmitButton busyLabel={t('account.forgot.busy')} wide>
          {t('account.forgot.submit')}
        </SubmitButton>
      </AccountForm>
      <p className="mt-8 text-sm">
        <Link to="/login" className="form-link">
          {t('account.forgot.back')}
        </Link>
      </p>
    </Entrance>
  );
}
