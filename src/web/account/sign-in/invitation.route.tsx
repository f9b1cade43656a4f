import { minimumPasswordLength } from '#domain/identity/password.ts';
import { acceptInvitationInput } from '#domain/users/invitation.ts';
import { useT } from '#i18n/react.tsx';
import { systemClock } from '#platform/clock.ts';
import { acceptInvitation, findInvitation } from '#services/users/accept-invitation.server.ts';
import { ButtonLink } from '#ui/button.tsx';
import { handleForm, withActionHeaders } from '../../shared/forms/handle-form.server.ts';
import { TextField } from '../../shared/forms/form-fields.tsx';
import { ShopForm } from '../../shared/forms/shop-form.tsx';
import { SubmitButton } from '../../shared/forms/submit-button.tsx';
import { useShopForm } from '../../shared/forms/use-shop-form.ts';
import { readForm } from '../../shared/http/read-form.server.ts';
import { PageHead } from '../../shared/seo/page-head.tsx';
import { readRequestFacts } from '../../shared/session/session.server.ts';
import '../account.css';
import { PasswordField } from '../fields/password-field.tsx';
import { useAccountLabels } from '../fields/use-account-labels.ts';
import type { Route } from './+types/invitation.route.ts';
import { Entrance } from './entrance.tsx';
import { ExpiredLink } from './expired-link.tsx';

export async function loader({ url }: Route.LoaderArgs) {
  const token = url.searchParams.get('token') ?? '';
  return { token, invitation: await findInvitation(token, systemClock.now()) };
}

export async function action({ request, context }: Route.ActionArgs) {
  return handleForm(await readForm(request), {
    schema: acceptInvitationInput,
    submit: (input) => acceptInvitation(input, readRequestFacts(context, request)),
  });
}

export { withActionHeaders as headers };

/** A member of staff who was invited chooses a name and a password. */
export default function Invitation({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const form = useShopForm({ serverResult: actionData });
  const labels = useAccountLabels('fullName', 'password');
  const { token, invitation } = loaderData;
  const title = t('account.invitation.title');
  if (form.success) {
    return (
      <Entrance title={t('account.invitation.doneTitle')} lead={t('account.invitation.doneText')}>
        <PageHead title={title} robots="noindex" />
        <ButtonLink to="/login?next=/admin">{t('account.invitation.toLogin')}</ButtonLink>
      </Entrance>
    );
  }
  if (!invitation || form.rejection?.reason === 'invalid_token') {
    return (
      <ExpiredLink
        title={t('account.invitation.expiredTitle')}
        text={t('account.invitation.expiredText')}
        to="/"
        label={t('account.invitation.toHome')}
      />
    );
  }
  return (
    <Entrance title={title} lead={t('account.invitation.lead', { email: invitation.email })}>
      <PageHead title={title} robots="noindex" />
      <ShopForm
        form={form}
        labels={labels}
        failedTitle={t('account.invitation.failed')}
        reasonTexts={{
          weak_password: t('account.weakPassword.title'),
          has_account: t('account.invitation.hasAccount'),
          user_blocked: t('account.invitation.blocked'),
        }}
        hasToast
        defaultShouldRevalidate={false}
        className="grid gap-6"
      >
        <input type="hidden" name="token" value={token} />
        <TextField name="fullName" autoComplete="name" maxLength={200} required />
        <PasswordField
          name="password"
          autoComplete="new-password"
          hint={t('account.fields.passwordHint', { count: minimumPasswordLength.staff })}
        />
        <SubmitButton size="large" busyLabel={t('account.invitation.busy')} wide>
          {t('account.invitation.submit')}
        </SubmitButton>
      </ShopForm>
    </Entrance>
  );
}
