import { passwordResetRequestInput } from '#domain/identity/account-forms.ts';
import { useT } from '#i18n/react.tsx';
import { requestPasswordReset } from '#services/identity/password-reset.server.ts';
import { hasDemoMail } from '#services/mail/demo-mail.server.ts';
import { Link } from '#ui/link.tsx';
import { handleForm, withActionHeaders } from '../../shared/forms/handle-form.server.ts';
import { ShopForm } from '../../shared/forms/shop-form.tsx';
import { SubmitButton } from '../../shared/forms/submit-button.tsx';
import { useShopForm } from '../../shared/forms/use-shop-form.ts';
import { PageHead } from '../../shared/seo/page-head.tsx';
import { readForm } from '../../shared/http/read-form.server.ts';
import { readRequestFacts } from '../../shared/session/session.server.ts';
import '../account.css';
import { EmailField } from '../fields/email-field.tsx';
import { useAccountLabels } from '../fields/use-account-labels.ts';
import type { Route } from './+types/forgot-password.route.ts';
import { CheckMail } from './check-mail.tsx';
import { Entrance } from './entrance.tsx';

export const loader = () => ({ hasDemoMail: hasDemoMail() });

export async function action({ request, context }: Route.ActionArgs) {
  return handleForm(await readForm(request), {
    schema: passwordResetRequestInput,
    submit: async (input) => {
      const result = await requestPasswordReset(input, readRequestFacts(context, request));
      return result.ok ? { ok: true as const, email: input.email } : result;
    },
  });
}

export { withActionHeaders as headers };

export default function ForgotPassword({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const form = useShopForm({ serverResult: actionData });
  const labels = useAccountLabels('email');
  if (form.success) {
    const { email } = form.success;
    return <CheckMail email={email} about="account.forgot.sentText" {...loaderData} />;
  }
  return (
    <Entrance title={t('account.forgot.title')} lead={t('account.forgot.lead')}>
      <PageHead title={t('account.forgot.title')} />
      <ShopForm
        form={form}
        labels={labels}
        failedTitle={t('account.forgot.failed')}
        hasToast
        className="grid gap-6"
      >
        <EmailField autoComplete="username" />
        <SubmitButton size="large" busyLabel={t('account.forgot.busy')} wide>
          {t('account.forgot.submit')}
        </SubmitButton>
      </ShopForm>
      <p className="mt-8 text-sm">
        <Link to="/login" className="form-link">
          {t('account.forgot.back')}
        </Link>
      </p>
    </Entrance>
  );
}
