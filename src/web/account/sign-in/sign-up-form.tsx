import { minimumPasswordLength } from '#domain/identity/password.ts';
import { useT } from '#i18n/react.tsx';
import { Link } from '#ui/link.tsx';
import { TextField } from '../../shared/forms/form-fields.tsx';
import { ShopForm } from '../../shared/forms/shop-form.tsx';
import { SubmitButton } from '../../shared/forms/submit-button.tsx';
import type { ShopFormState } from '../../shared/forms/use-shop-form.ts';
import { PageHead } from '../../shared/seo/page-head.tsx';
import { EmailField } from '../../shared/forms/email-field.tsx';
import { PasswordField } from '../fields/password-field.tsx';
import { useAccountLabels } from '../fields/use-account-labels.ts';
import { Entrance } from './entrance.tsx';
import { OtherSignIns } from './other-sign-ins.tsx';
import { useWithNext } from './next-path.ts';

interface SignUpFormProps {
  form: ShopFormState;
  /** Filled in for a guest who has just ordered. */
  email: string | undefined;
  providers: readonly { id: string; name: string }[];
}

export function SignUpForm({ form, email, providers }: SignUpFormProps) {
  const t = useT();
  const withNext = useWithNext();
  const labels = useAccountLabels(
    'fullName',
    'email',
    'phone',
    'password',
    'jobPosition',
    'company',
  );
  return (
    <Entrance title={t('account.signup.title')} lead={t('account.signup.lead')}>
      <PageHead title={t('account.signup.title')} />
      <ShopForm
        form={form}
        labels={labels}
        failedTitle={t('account.signup.failed')}
        reasonTexts={{ weak_password: t('account.weakPassword.title') }}
        hasToast
        className="grid gap-6"
      >
        <TextField name="fullName" autoComplete="name" required />
        <EmailField autoComplete="email" defaultValue={email} />
        <TextField
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          dir="ltr"
          hint={t('account.fields.phoneHint')}
          required
        />
        <PasswordField
          name="password"
          autoComplete="new-password"
          hint={t('account.fields.passwordHint', { count: minimumPasswordLength.customer })}
        />
        <div className="grid items-end gap-6 sm:grid-cols-2">
          <TextField name="jobPosition" autoComplete="organization-title" optional />
          <TextField name="company" autoComplete="organization" optional />
        </div>
        <Terms />
        <SubmitButton size="large" busyLabel={t('account.signup.busy')} wide>
          {t('account.signup.submit')}
        </SubmitButton>
      </ShopForm>
      <OtherSignIns providers={providers} />
      <p className="mt-8 text-sm text-muted">
        {t('account.signup.haveAccount')}{' '}
        <Link to={withNext('/login')} className="form-link">
          {t('account.signup.login')}
        </Link>
      </p>
    </Entrance>
  );
}

function Terms() {
  const t = useT();
  return (
    <p className="text-sm text-muted">
      {t('account.signup.terms')}{' '}
      <span className="flex flex-wrap gap-x-6">
        <Link to="/terms" className="form-link">
          {t('account.signup.termsLink')}
        </Link>
        <Link to="/privacy" className="form-link">
          {t('account.signup.privacyLink')}
        </Link>
      </span>
    </p>
  );
}
