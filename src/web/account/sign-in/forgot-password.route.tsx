import { passwordResetRequestInput } from '#domain/identity/account-forms.ts';
import { useT } from '#i18n/react.tsx';
import { requestPasswordReset } from '#services/identity/password-reset.server.ts';
import { hasDemoMail } from '#services/mail/demo-mail.server.ts';
import { handleForm, withActionHeaders } from '../../shared/forms/handle-form.server.ts';
import { useShopForm } from '../../shared/forms/use-shop-form.ts';
import { PageHead } from '../../shared/seo/page-head.tsx';
import { readForm } from '../../shared/http/read-form.server.ts';
import { readRequestFacts } from '../../shared/session/session.server.ts';
import '../account.css';
import type { Route } from './+types/forgot-password.route.ts';
import { CheckMail } from './check-mail.tsx';
import { RequestMailForm } from './request-mail-form.tsx';

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
  if (form.success) {
    const { email } = form.success;
    return <CheckMail email={email} about="account.forgot.sentText" {...loaderData} />;
  }
  return (
    <>
      <PageHead title={t('account.forgot.title')} />
      <RequestMailForm about="forgot" form={form} loginPath="/login" />
    </>
  );
}
